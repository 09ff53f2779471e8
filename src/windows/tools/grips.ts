import type { Grip } from "../model/resizedBox";
import { GRIP_ATTRIBUTE } from "../windowElement";

/** The edges and corners, by the points of the compass. */
export const GRIPS = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
  ne: { x: 1, y: -1 },
  se: { x: 1, y: 1 },
  sw: { x: -1, y: 1 },
  nw: { x: -1, y: -1 },
} as const satisfies Record<string, Grip>;

/** What an element among the grips takes hold of. */
export const gripOf = (element: Element): Grip | undefined => {
  const name = element.getAttribute(GRIP_ATTRIBUTE);
  return Object.entries(GRIPS).find(([known]) => known === name)?.[1];
};
