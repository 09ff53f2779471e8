import type { AppManifest } from "./manifest";
import { type ShownWindow, windowStyle } from "./windowStyle";

/** Paints a window as it is going to be rendered: React does it a moment later. */
export const paintWindow = (
  frame: HTMLElement,
  manifest: AppManifest,
  shown: Omit<ShownWindow, "isCollapsed">,
): void => {
  const isCollapsed = frame.hasAttribute("data-collapsed");
  for (const [name, value] of Object.entries(windowStyle(manifest, { ...shown, isCollapsed }))) {
    if (value === undefined) frame.style.removeProperty(name);
    else frame.style.setProperty(name, value);
  }
};

/** Takes a window out of its tile, or out of fullscreen: it has its own size at once. */
export const loosen = (
  frame: HTMLElement,
  manifest: AppManifest,
  shown: Omit<ShownWindow, "isCollapsed">,
): void => {
  frame.removeAttribute("data-fullscreen");
  paintWindow(frame, manifest, { ...shown, tile: null });
};
