import type { Edges } from "../model/limits";
import { ONWARD } from "../screen";
import * as styles from "./ResizeHandles.module.css";

const RESIZE_ATTRIBUTE = "data-resize";
export const RESIZE_SELECTOR = `[${RESIZE_ATTRIBUTE}]`;

const LEFT = ONWARD === 1 ? -1 : 1;
const RIGHT = ONWARD;

/** The edges of each handle, by the points of the compass: west is the left of the screen. */
export const HANDLES = {
  n: { x: 0, y: -1 },
  e: { x: RIGHT, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: LEFT, y: 0 },
  ne: { x: RIGHT, y: -1 },
  se: { x: RIGHT, y: 1 },
  sw: { x: LEFT, y: 1 },
  nw: { x: LEFT, y: -1 },
} as const satisfies Record<string, Edges>;

/** The edges of a handle; undefined for any other element. */
export const edgesOf = (target: EventTarget | null): Edges | undefined => {
  const name = target instanceof Element ? target.getAttribute(RESIZE_ATTRIBUTE) : null;
  return Object.entries(HANDLES).find(([known]) => known === name)?.[1];
};

/** Edges and corners that resize a window. The window menu does the same by keyboard. */
export const ResizeHandles = ({ onDoubleClick }: { onDoubleClick: () => void }) => (
  <div className={styles.handles} aria-hidden onDoubleClick={onDoubleClick}>
    {Object.keys(HANDLES).map((name) => (
      <div key={name} {...{ [RESIZE_ATTRIBUTE]: name }} />
    ))}
  </div>
);
