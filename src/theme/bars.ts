import type { Size } from "../lib/geometry";

// The same sizes are in `global.css`.

/** From this viewport on, in CSS pixels, the desktop is drawn larger: 4K whose pixels the system does not scale. */
const VAST_PX = { width: 3200, height: 1800 } as const satisfies Size;
const VAST_SCALE = 2;

/** The scale of bars and windows in a viewport. The styles have it as `--scale`. */
export const scaleIn = ({ width, height }: Size): number =>
  width >= VAST_PX.width && height >= VAST_PX.height ? VAST_SCALE : 1;

/** The height of a touch target, so that the top bar needs no second size. */
const TOP_BAR_HEIGHT_PX = 44;

/** The height that the top bar is drawn with; in a very low viewport it is less, and no window can be placed there. */
export const topBarHeightIn = (viewport: Size): number => TOP_BAR_HEIGHT_PX * scaleIn(viewport);

/** The room that the dock and its distances take at the desktop's lower edge, in the styles. */
export const DOCK_ROOM = "80px * var(--scale)";
