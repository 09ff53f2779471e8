import { rem } from "../lib/geometry";

/** The heights of the top bar, in CSS pixels at the scale 1. `global.css` has them, too. */
export const TOP_BAR_PX = { fine: 32, coarse: 44 } as const;

/** The room that the dock and its distances take at the desktop's lower edge, in the styles. */
export const DOCK_ROOM = rem(80);
