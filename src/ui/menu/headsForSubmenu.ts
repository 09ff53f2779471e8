import type { Point } from "../../lib/geometry";

/** The edges of a submenu in CSS pixels of the viewport. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Room behind the point where the pointer left, so that its first steps count, in CSS pixels. */
const SLACK_PX = 8;

/** On which side of the line from `a` to `b` the point lies: the sign of the cross product. */
const side = (a: Point, b: Point, point: Point): number =>
  Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));

/**
 * Whether a pointer that left the submenu's entry at `exit` is still on its way to the submenu:
 * inside the triangle from there to the near edge of the submenu.
 */
export const headsForSubmenu = (exit: Point, point: Point, submenu: Edges): boolean => {
  const toTheRight = submenu.left + submenu.right >= 2 * exit.x;
  const apex = { x: exit.x + (toTheRight ? -SLACK_PX : SLACK_PX), y: exit.y };
  const edge = toTheRight ? submenu.left : submenu.right;
  const top = { x: edge, y: submenu.top };
  const bottom = { x: edge, y: submenu.bottom };

  const sides = [side(apex, top, point), side(top, bottom, point), side(bottom, apex, point)];
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0);
};
