import { clamp } from "../../lib/geometry";

/** So many items away from the pointer an icon has its usual size. */
const REACH = 2.3;
/** The growth of the icon under the pointer. */
const GROWTH = 0.5;

/** A point of the row, so many items from the pointer: how icons grow there, and by how many items the point moves aside. */
export const swellAt = (distance: number): { scale: number; shift: number } => {
  const near = 1 - Math.min(Math.abs(distance) / REACH, 1);
  // All that is between it and the pointer has grown as well.
  const shift = (GROWTH * clamp(distance, -REACH, REACH) * (1 + near)) / 2;
  return { scale: 1 + GROWTH * near, shift };
};
