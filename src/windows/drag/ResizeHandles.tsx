import { type MouseEvent, type RefObject, useRef } from "react";
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

/** Clicks what is visible below the handles. */
const clickBelow = ({ clientX, clientY }: MouseEvent) => {
  const below = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => !element.hasAttribute(RESIZE_ATTRIBUTE));
  const click = { bubbles: true, cancelable: true, clientX, clientY, pointerType: "touch" };
  for (const type of ["pointerdown", "click"]) below?.dispatchEvent(new PointerEvent(type, click));
};

export interface ResizeHandlesProps {
  onDoubleClick: () => void;
  wasDragged: Readonly<RefObject<boolean>>;
}

/** Edges and corners that resize a window. The window menu does the same by keyboard. */
export const ResizeHandles = ({ onDoubleClick, wasDragged }: ResizeHandlesProps) => {
  const pointerType = useRef("");
  return (
    <div
      className={styles.handles}
      aria-hidden
      onPointerDown={(event) => {
        pointerType.current = event.pointerType;
      }}
      onClick={(event) => {
        // Handles for a finger are wide and reach over what is beside the window.
        if (pointerType.current === "touch" && !wasDragged.current) clickBelow(event);
      }}
      onDoubleClick={onDoubleClick}
    >
      {Object.keys(HANDLES).map((name) => (
        <div key={name} {...{ [RESIZE_ATTRIBUTE]: name }} />
      ))}
    </div>
  );
};
