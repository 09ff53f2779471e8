import type { Size } from "../lib/geometry";
import { scaleIn } from "./vastScreen";

/** Height of the top bar in pixels: a touch target's worth, so that it needs no second size. */
export const TOP_BAR_HEIGHT_PX = 44;

/** The height that it is drawn with in such a viewport; in one that is very low it is less (`VERY_LOW`), and no window can be placed there. */
export const topBarHeightIn = (viewport: Size): number => TOP_BAR_HEIGHT_PX * scaleIn(viewport);
