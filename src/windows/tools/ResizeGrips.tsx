import { type MouseEvent, type PointerEvent, type RefObject, useRef } from "react";
import { GRIP_ATTRIBUTE } from "../windowElement";
import { GRIPS } from "./grips";
import * as styles from "./ResizeGrips.module.css";

/** Presses what is seen at a point, below the grips. */
const pressBelow = ({ clientX, clientY }: MouseEvent) => {
  const seen = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => !element.hasAttribute(GRIP_ATTRIBUTE));
  const press = { bubbles: true, cancelable: true, clientX, clientY, pointerType: "touch" };
  for (const type of ["pointerdown", "click"]) seen?.dispatchEvent(new PointerEvent(type, press));
};

export interface ResizeGripsProps {
  onDoublePress: () => void;
  /** Whether the last press was a drag. */
  wasDragged: Readonly<RefObject<boolean>>;
}

/** The edges and corners that a window is resized by. The window's menu does the same for other hands. */
export const ResizeGrips = ({ onDoublePress, wasDragged }: ResizeGripsProps) => {
  const pointerType = useRef("");
  return (
    <div
      className={styles.grips}
      aria-hidden
      onPointerDown={(event: PointerEvent) => {
        pointerType.current = event.pointerType;
      }}
      onClick={(event: MouseEvent) => {
        // A finger's grips are large and reach far over what is beside the window.
        if (pointerType.current === "touch" && !wasDragged.current) pressBelow(event);
      }}
      onDoubleClick={onDoublePress}
    >
      {Object.keys(GRIPS).map((name) => (
        <div key={name} {...{ [GRIP_ATTRIBUTE]: name }} />
      ))}
    </div>
  );
};
