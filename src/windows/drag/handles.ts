import type { Edges } from "../model/limits";
import { ONWARD } from "../screen";

const LEFT = ONWARD === 1 ? -1 : 1;
const RIGHT = ONWARD;

/** The edges and the cursor of each handle, by the points of the compass: west is the left of the screen. */
export const HANDLES = {
  n: { x: 0, y: -1, cursor: "ns-resize" },
  e: { x: RIGHT, y: 0, cursor: "ew-resize" },
  s: { x: 0, y: 1, cursor: "ns-resize" },
  w: { x: LEFT, y: 0, cursor: "ew-resize" },
  ne: { x: RIGHT, y: -1, cursor: "nesw-resize" },
  se: { x: RIGHT, y: 1, cursor: "nwse-resize" },
  sw: { x: LEFT, y: 1, cursor: "nesw-resize" },
  nw: { x: LEFT, y: -1, cursor: "nwse-resize" },
} as const satisfies Record<string, Edges & { cursor: string }>;

/** The edges of a handle; undefined for any other element. */
export const edgesOf = (target: EventTarget | null): Edges | undefined => {
  const name = target instanceof HTMLElement ? target.dataset.resize : undefined;
  return HANDLES[name as keyof typeof HANDLES];
};
