import type { WindowId } from "./model/windowsState";

/** Marks a window's element in the document. */
export const WINDOW_ID_ATTRIBUTE = "data-window-id";

/** The id of the window that an element is in; undefined outside every window. */
export const windowIdAround = (element: Element): WindowId | undefined =>
  element.closest(`[${WINDOW_ID_ATTRIBUTE}]`)?.getAttribute(WINDOW_ID_ATTRIBUTE) ?? undefined;

/** A window's frame; null while it is not on screen. */
export const frameOf = (id: WindowId): HTMLElement | null =>
  document.querySelector(`[${WINDOW_ID_ATTRIBUTE}="${id}"]`);
