import { rem, type Viewport } from "../lib/geometry";

/** The height of a touch target, so that the top bar needs no second size. `global.css` has it, too. */
const TOP_BAR_HEIGHT_PX = 44;

/** The height that the top bar is drawn with; in a very low viewport, and on a phone with larger text, it is less, and no window can be placed there. */
export const topBarHeightIn = ({ scale }: Viewport): number => TOP_BAR_HEIGHT_PX * scale;

/** The room that the dock and its distances take at the desktop's lower edge, in the styles. */
export const DOCK_ROOM = rem(80);
