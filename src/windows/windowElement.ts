import type { Box } from "../lib/geometry";
import type { WindowId } from "./model/windowsState";
import { mirroredX } from "./readingSide";

/** Marks a window's element in the document. */
export const WINDOW_ID_ATTRIBUTE = "data-window-id";

/** Marks what a window is resized by. */
export const GRIP_ATTRIBUTE = "data-grip";

/** The id of the window that an element is in; undefined outside every window. */
export const windowIdAround = (element: Element): WindowId | undefined =>
  element.closest(`[${WINDOW_ID_ATTRIBUTE}]`)?.getAttribute(WINDOW_ID_ATTRIBUTE) ?? undefined;

/** A window's element, while it is on screen. */
export const frameOf = (id: WindowId): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[${WINDOW_ID_ATTRIBUTE}="${CSS.escape(id)}"]`);

/** Where a window is laid out, from where one begins to read, and how large: whatever still moves it there does not count. */
export const boxOf = (frame: HTMLElement): Box => ({
  x: mirroredX(frame.offsetLeft, frame.offsetWidth),
  y: frame.offsetTop,
  width: frame.offsetWidth,
  height: frame.offsetHeight,
});
