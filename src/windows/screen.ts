import type { Box, Viewport } from "../lib/geometry";
import { TOP_BAR_PX } from "../theme/bars";
import { direction } from "../words/locale";
import type { AppManifest } from "./manifest";
import type { WindowId } from "./model/state";

// Places of windows count from the inline start, so that the model is the same in right-to-left
// languages. The pointer and the DOM count from the left: this module converts.

/** The sign that turns a distance to the right into one from the inline start, and back. */
export const ONWARD: 1 | -1 = direction === "rtl" ? -1 : 1;

export const readViewport = (): Viewport => {
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const pointer = window.matchMedia("(pointer: coarse)").matches ? "coarse" : "fine";
  return {
    width: document.documentElement.clientWidth,
    height: document.documentElement.clientHeight,
    scale,
    topBar: TOP_BAR_PX[pointer] * scale,
  };
};

/** Turns the left edge of something into its place from the inline start, and back. */
export const fromInlineStart = (left: number, width = 0): number =>
  direction === "rtl" ? readViewport().width - left - width : left;

/** The layout box of a window, without transforms. */
export const boxOf = (frame: HTMLElement): Box => ({
  x: fromInlineStart(frame.offsetLeft, frame.offsetWidth),
  y: frame.offsetTop,
  width: frame.offsetWidth,
  height: frame.offsetHeight,
});

/** The attribute of a dragged window. Its styles give it its own size, though it is snapped. */
export const DRAGGED = "data-dragging";

/** A window's box as if it were not snapped. */
export const ownBoxOf = (frame: HTMLElement): Box => {
  frame.setAttribute(DRAGGED, "");
  const box = boxOf(frame);
  frame.removeAttribute(DRAGGED);
  return box;
};

/** The styles have the same breakpoint. */
export const isOnPhone = (): boolean =>
  window.matchMedia("(width < 600px), (height < 480px)").matches;

export const isSheet = ({ kind }: Pick<AppManifest, "kind">): boolean =>
  kind === "window" && isOnPhone();

/** The window that an element is in. */
export const windowIdAround = (element: Element): WindowId | undefined =>
  element.closest<HTMLElement>("[data-window-id]")?.dataset.windowId;

/** A window's element, while it is on screen. */
export const frameOf = (id: WindowId): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-window-id="${CSS.escape(id)}"]`);
