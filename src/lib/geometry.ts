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

/** A rectangle. */
export interface Box extends Point, Size {}
