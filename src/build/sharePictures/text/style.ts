import type { Weight } from "./geist";

/** What a text's width depends on besides its size. */
export interface Setting {
  readonly weight: Weight;
  /** Added after each sign, in parts of the size. */
  readonly trackingEm: number;
}

/** How a text is set. */
export interface TextStyle extends Setting {
  readonly sizePx: number;
  readonly colour: string;
}
