import { readFileSync } from "node:fs";
import type { Point, Size } from "../../../src/lib/geometry";
import type { Driver } from "./driver";
import { type Button, finger, keyPress, letGo, mouse, moveTo, pressDown } from "./input";
import { Part } from "./part";

/** What finds elements by what they are to a screen reader. */
const LIBRARY = readFileSync(
  require.resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

/** A page as a visitor has it before them, in any engine. */
export class Page {
  private readonly complaintsBefore: string[] = [];
  private pointer: Point = { x: 0, y: 0 };

  constructor(
    private readonly driver: Driver,
    /** Where the tested site is, with a slash at its end. */
    readonly site: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.keepComplaints();
    await this.driver.open(new URL(`.${path}`, this.site).href);
  }

  async reload(): Promise<void> {
    await this.keepComplaints();
    await this.driver.reload();
  }

  /** Goes back or forward in the browser's history. */
  async go(steps: number): Promise<void> {
    // Not at once: the page may be left by it, and could not answer then.
    await this.call((by) => void setTimeout(() => history.go(by)), steps);
  }

  resize(size: Size): Promise<void> {
    return this.driver.resize(size);
  }

  /** Runs a function in the page, which must not refer to anything around it. */
  async call<Values extends readonly unknown[], Result>(
    run: (...values: Values) => Result,
    ...values: Values
  ): Promise<Awaited<Result>> {
    return (await this.driver.call(String(run), values)) as Awaited<Result>;
  }

  /** As `call`, for text that refers to the library. */
  async callWithLibrary(functionText: string, values: readonly unknown[]): Promise<unknown> {
    await this.load("TestingLibraryDom", LIBRARY);
    return this.driver.call(functionText, values);
  }

  /** Runs a script in the page that brings a global name, if that is not there yet. */
  async load(name: string, script: string): Promise<void> {
    const isThere = await this.call((global) => global in window, name);
    if (!isThere) await this.driver.call(`()=>{${script}}`, []);
  }

  role(role: string, name?: string): Part {
    return new Part(this, { role, name });
  }

  css(selector: string): Part {
    return new Part(this, { css: selector });
  }

  async movePointer(to: Point, steps = 1): Promise<void> {
    const from = this.pointer;
    const along = (part: number): Point => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
    const moves = Array.from({ length: steps }, (_, step) => moveTo(along((step + 1) / steps)));
    await this.driver.perform(mouse(...moves));
    this.pointer = to;
  }

  pressDown(): Promise<void> {
    return this.driver.perform(mouse(pressDown()));
  }

  letGo(): Promise<void> {
    return this.driver.perform(mouse(letGo()));
  }

  async click(at: Point, { button, times = 1 }: ClickOptions = {}): Promise<void> {
    const clicks = Array.from({ length: times }, () => [pressDown(button), letGo(button)]);
    await this.driver.perform(mouse(moveTo(at), ...clicks.flat()));
    this.pointer = at;
  }

  tap(at: Point): Promise<void> {
    return this.driver.perform(finger(moveTo(at), pressDown(), letGo()));
  }

  /** In steps as a hand would. */
  async drag(from: Point, to: Point, steps = 8): Promise<void> {
    await this.movePointer(from);
    await this.pressDown();
    await this.movePointer(to, steps);
    await this.letGo();
  }

  /** Presses a key such as `Enter`, with those that are held for it: `Shift+F6`. */
  press(keys: string): Promise<void> {
    return this.driver.perform(keyPress(keys));
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.press(letter === " " ? "Space" : letter);
  }

  /** What lies at a place: the title of the window that is hit there. */
  windowAt({ x, y }: Point): Promise<string | null> {
    return this.call(
      (left, top) =>
        document.elementFromPoint(left, top)?.closest("[data-window-id]")?.querySelector("h2")
          ?.textContent ?? null,
      x,
      y,
    );
  }

  /** All that pages have complained about so far. */
  async complaints(): Promise<readonly string[]> {
    await this.keepComplaints();
    return this.complaintsBefore;
  }

  private async keepComplaints(): Promise<void> {
    const told = await this.call(() => window.complaints?.splice(0) ?? []);
    this.complaintsBefore.push(...told);
  }
}

export interface ClickOptions {
  readonly button?: Button;
  readonly times?: number;
}
