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

/** The places that a window's top left corner may take, in CSS pixels. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const samePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

export const sameSize = (a: Size, b: Size): boolean => a.width === b.width && a.height === b.height;

/** The place inside `bounds` that is nearest to `point`; `point` itself when it is inside. */
export const clampPoint = (point: Point, bounds: Bounds): Point => {
  const clamped = {
    x: clamp(point.x, bounds.left, bounds.right),
    y: clamp(point.y, bounds.top, bounds.bottom),
  };
  return samePoint(clamped, point) ? point : clamped;
};
