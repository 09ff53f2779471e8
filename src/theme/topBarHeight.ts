/** Height of the top bar in pixels: a touch target's worth, so that it needs no second size. */
export const TOP_BAR_HEIGHT_PX = 44;
