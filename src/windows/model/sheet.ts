/** Distances in CSS pixels, and shares of the sheet's height, at which a drag counts. */
const GROW_PX = 60;
const SHRINK_SHARE = 1 / 3;
const CLOSE_SHARE = 2 / 3;
const FLICK_PX = 24;
const FLICK_PX_PER_MS = 0.5;

export interface SheetDrag {
  /** Downwards, in CSS pixels; negative upwards. */
  readonly distance: number;
  readonly durationMs: number;
  readonly height: number;
  readonly isFullscreen: boolean;
}

/** The effect of a drag on a phone's sheet: up fills the screen, down takes that back or closes it. */
export const sheetMoveAfter = ({
  distance,
  durationMs,
  height,
  isFullscreen,
}: SheetDrag): "toggle" | "close" | "stay" => {
  const length = Math.abs(distance);
  const isFlick = length >= FLICK_PX && length >= FLICK_PX_PER_MS * durationMs;
  if (distance < 0) return !isFullscreen && (isFlick || length >= GROW_PX) ? "toggle" : "stay";
  if (distance >= height * CLOSE_SHARE) return "close";
  if (!isFlick && distance < height * SHRINK_SHARE) return "stay";
  return isFullscreen ? "toggle" : "close";
};
