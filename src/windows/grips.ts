import type { Grip } from "./model/resizedBox";
import { BACKWARD, ONWARD } from "./readingSide";

/** Marks what a window is resized by. */
export const GRIP_ATTRIBUTE = "data-grip";

/** The edges and corners, by the points of the compass: west is left by the eye. */
export const GRIPS = {
  n: { x: 0, y: -1 },
  e: { x: ONWARD, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: BACKWARD, y: 0 },
  ne: { x: ONWARD, y: -1 },
  se: { x: ONWARD, y: 1 },
  sw: { x: BACKWARD, y: 1 },
  nw: { x: BACKWARD, y: -1 },
} as const satisfies Record<string, Grip>;

/** The grip that was pressed; undefined for anything else. */
export const gripAt = (target: EventTarget | null): Grip | undefined => {
  const name = target instanceof Element ? target.getAttribute(GRIP_ATTRIBUTE) : null;
  return Object.entries(GRIPS).find(([known]) => known === name)?.[1];
};
