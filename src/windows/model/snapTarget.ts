import type { Point, Size } from "../../lib/geometry";
import { topBarHeightIn } from "../../theme/bars";
import type { TileName } from "./tiles";

/** How near an edge of the viewport the pointer is when a dragged window is to fill what lies there. */
const EDGE_PX = 16;
/** How near two edges at once it is when that is a quarter. */
const CORNER_PX = 64;
/** How far outside it may be: from further on, a window is pushed to its limits, and fills nothing. */
const OUTSIDE_PX = 64;

export type SnapTarget = TileName | "whole";

/** What a window fills that is let go with the pointer there: null for nothing. */
export const snapTarget = ({ x, y }: Point, viewport: Size): SnapTarget | null => {
  const { width, height } = viewport;
  const topBarHeight = topBarHeightIn(viewport);
  const isOutside =
    x < -OUTSIDE_PX || y < -OUTSIDE_PX || x > width + OUTSIDE_PX || y > height + OUTSIDE_PX;
  if (isOutside) return null;
  // The window itself stays below the top bar, so a pointer on that has gone on to the edge.
  const isAtTop = y < topBarHeight;
  const reach = isAtTop ? CORNER_PX : EDGE_PX;
  const isAtLeft = x < reach;
  const isAtRight = x > width - reach;
  if (!isAtLeft && !isAtRight) return isAtTop ? "whole" : null;
  if (y < topBarHeight + CORNER_PX) return isAtLeft ? "topLeft" : "topRight";
  if (y > height - CORNER_PX) return isAtLeft ? "bottomLeft" : "bottomRight";
  return isAtLeft ? "left" : "right";
};
