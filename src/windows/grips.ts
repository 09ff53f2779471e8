import type { Grip } from "./model/resizedBox";

/** Marks what a window is resized by. */
export const GRIP_ATTRIBUTE = "data-grip";

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

/** The grip that was pressed; undefined for anything else. */
export const gripAt = (target: EventTarget | null): Grip | undefined => {
  const name = target instanceof Element ? target.getAttribute(GRIP_ATTRIBUTE) : null;
  return Object.entries(GRIPS).find(([known]) => known === name)?.[1];
};
