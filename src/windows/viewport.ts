import type { Size } from "../lib/geometry";

/** The layout viewport's size in CSS pixels, as it is now. */
export const readViewport = (): Size => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.clientHeight,
});
