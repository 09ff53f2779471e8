import type { Grip } from "../model/resizedBox";
import { BACKWARD, ONWARD } from "../readingSide";
import { GRIP_ATTRIBUTE } from "../windowElement";

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

/** What an element among the grips takes hold of. */
export const gripOf = (element: Element): Grip | undefined => {
  const name = element.getAttribute(GRIP_ATTRIBUTE);
  return Object.entries(GRIPS).find(([known]) => known === name)?.[1];
};
