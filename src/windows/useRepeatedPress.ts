import { useEffect } from "react";

/** Some phones count each tap as the first: two are one double tap that are so close in time and place. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 40;

const CONTROL = "a, button, label, input, summary, [role]";

/**
 * The second press of a double click or double tap counts only for what the first one has pressed. If that has opened something over
 * it, has closed or has moved away, the press was not meant for what is there now. Held keys repeat in the same way.
 */
export const useRepeatedPress = () => {
  useEffect(() => {
    let first: { control: Element; x: number; y: number; time: number } | undefined;
    let isTouch = false;
    let isStray = false;
    let keyTarget: EventTarget | null = null;

    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onPointerDown = ({ pointerType }: PointerEvent) => {
      isTouch = pointerType === "touch";
    };
    const onMouseDown = (event: MouseEvent) => {
      const { target, detail, clientX: x, clientY: y, timeStamp: time } = event;
      const isDoubleTap =
        isTouch &&
        first !== undefined &&
        time - first.time < DOUBLE_TAP_MS &&
        Math.hypot(x - first.x, y - first.y) < DOUBLE_TAP_PX;
      const isNext = detail > 1 || isDoubleTap;
      if (!isNext && target instanceof Element)
        first = { control: target.closest(CONTROL) ?? target, x, y, time };
      const isThere = first?.control.contains(document.elementFromPoint(first.x, first.y));
      isStray = isNext && !isThere;
      if (isStray) stop(event);
    };
    const onClick = (event: MouseEvent) => {
      // A key's click has no detail.
      if (isStray && event.detail > 0) stop(event);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.repeat) keyTarget = event.target;
      else if (event.target !== keyTarget && ["Enter", " "].includes(event.key)) stop(event);
    };
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    document.addEventListener("pointerdown", onPointerDown, options);
    document.addEventListener("mousedown", onMouseDown, options);
    document.addEventListener("click", onClick, options);
    document.addEventListener("dblclick", onClick, options);
    document.addEventListener("keydown", onKeyDown, options);
    return () => listening.abort();
  }, []);
};
