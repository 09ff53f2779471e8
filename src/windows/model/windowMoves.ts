import type { Point, Size } from "../../lib/geometry";
import { TOP_BAR_HEIGHT_PX } from "../../theme/topBarHeight";
import { MOVE_STEP_PX } from "./limits";

export interface WindowOnScreen {
  readonly place: Point;
  readonly size: Size;
  readonly viewport: Size;
}

/** Where each item of the window menu would put a window, before its limits are applied. */
export const windowMoves = {
  left: ({ place }: WindowOnScreen): Point => ({ x: place.x - MOVE_STEP_PX, y: place.y }),
  right: ({ place }: WindowOnScreen): Point => ({ x: place.x + MOVE_STEP_PX, y: place.y }),
  up: ({ place }: WindowOnScreen): Point => ({ x: place.x, y: place.y - MOVE_STEP_PX }),
  down: ({ place }: WindowOnScreen): Point => ({ x: place.x, y: place.y + MOVE_STEP_PX }),
  centre: ({ size, viewport }: WindowOnScreen): Point => ({
    x: Math.round((viewport.width - size.width) / 2),
    y: Math.round((TOP_BAR_HEIGHT_PX + viewport.height - size.height) / 2),
  }),
  snapLeft: (): Point => ({ x: 0, y: TOP_BAR_HEIGHT_PX }),
  snapRight: ({ size, viewport }: WindowOnScreen): Point => ({
    x: Math.round(viewport.width - size.width),
    y: TOP_BAR_HEIGHT_PX,
  }),
} satisfies Record<string, (window: WindowOnScreen) => Point>;

export type WindowMove = keyof typeof windowMoves;
