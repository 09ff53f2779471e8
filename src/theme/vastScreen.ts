import type { Size } from "../lib/geometry";

/** From this viewport on, in CSS pixels, the desktop is drawn larger: 4K whose pixels the system does not scale. */
const VAST_PX = { width: 3200, height: 1800 } as const satisfies Size;

/** How much larger. The styles have it as `--scale`. */
export const VAST_SCALE = 2;

export const VAST =
  `@media (min-width: ${VAST_PX.width}px) and (min-height: ${VAST_PX.height}px)` as const;

/** How much larger what is in a fullscreen window is drawn, from these widths of the viewport on. */
export const FULLSCREEN_SCALES = [
  [1920, 1.15],
  [2560, 1.5],
  [VAST_PX.width, VAST_SCALE],
] as const;

/** How large the bars and what is in windows are drawn in such a viewport. */
export const scaleIn = ({ width, height }: Size): number =>
  width >= VAST_PX.width && height >= VAST_PX.height ? VAST_SCALE : 1;
