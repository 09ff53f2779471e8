import type { Size } from "../../../src/lib/geometry";
import type { InputSource } from "./input";

/** A visitor's tab, and all that these tests do with it: what drives the browser is known to one file for each engine. */
export interface Driver {
  /** Goes to an address, and waits until the page is there to be read. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the text of a function in the page, and waits for what it promises. Its values and result are plain data. */
  call(functionText: string, values: readonly unknown[]): Promise<unknown>;
  /** Moves and presses as a hand does: the browser finds out what is hit. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Makes the page itself as large as this. */
  resize(size: Size): Promise<void>;
  close(): Promise<void>;
}

/** A browser that is running. */
export interface EngineBrowser {
  /** A tab of somebody who has never been here before. */
  newVisitor(): Promise<Driver>;
  close(): Promise<void>;
}
