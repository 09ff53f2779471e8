import { useEffect } from "react";

const CONTROL = "a, button, label, input, summary, [role]";

/**
 * The second press of a double click or double tap counts only for what the first one has pressed. If that has opened something over
 * it, has closed or has moved away, the press was not meant for what is there now. Held keys repeat in the same way.
 */
export const useRepeatedPress = () => {
  useEffect(() => {
    let first: { control: Element; x: number; y: number } | undefined;
    let isStray = false;
    let keyTarget: EventTarget | null = null;

    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onMouseDown = (event: MouseEvent) => {
      const { target, detail, clientX: x, clientY: y } = event;
      if (detail < 2 && target instanceof Element)
        first = { control: target.closest(CONTROL) ?? target, x, y };
      const isThere = first?.control.contains(document.elementFromPoint(first.x, first.y));
      isStray = detail > 1 && !isThere;
      if (isStray) stop(event);
    };
    const onClick = (event: MouseEvent) => {
      if (isStray && event.detail > 1) stop(event);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.repeat) keyTarget = event.target;
      else if (event.target !== keyTarget && ["Enter", " "].includes(event.key)) stop(event);
    };
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    document.addEventListener("mousedown", onMouseDown, options);
    document.addEventListener("click", onClick, options);
    document.addEventListener("dblclick", onClick, options);
    document.addEventListener("keydown", onKeyDown, options);
    return () => listening.abort();
  }, []);
};
