/** `value` held between `minimum` and `maximum`; where the two cross, `minimum` wins. */
export const clamp = (value: number, minimum: number, maximum: number): number =>
  Math.max(minimum, Math.min(value, maximum));

/** A place in CSS pixels from the viewport's top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Width and height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The layout viewport. */
export interface Viewport extends Size {
  /** The factor by which everything is larger than at a root font size of 16 px. */
  readonly scale: number;
  /** The height of the top bar, which no window covers. Where it is drawn lower, in a very low viewport, windows keep this distance. */
  readonly topBar: number;
}

/** A CSS length that grows with the root's font size, which is 16 px otherwise. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;

export interface Box extends Point, Size {}
