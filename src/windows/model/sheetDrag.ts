/** How far a sheet is dragged up before it grows, in CSS pixels. */
const GROW_DISTANCE_PX = 60;
/** The share of its height that a sheet is dragged down before it gives way. */
const GIVE_WAY_SHARE = 1 / 3;
/** A short drag counts as well when it is as quick as a flick. */
const FLICK_DISTANCE_PX = 24;
const FLICK_SPEED_PX_PER_MS = 0.5;

export interface SheetDrag {
  /** Downwards from where the drag began, in CSS pixels; negative upwards. */
  readonly distance: number;
  readonly durationMs: number;
  /** The sheet's own, in CSS pixels. */
  readonly height: number;
  readonly isFullscreen: boolean;
}

export type SheetMove = "grow" | "shrink" | "close" | "stay";

/**
 * What the end of a drag does to a phone's sheet: up lets it fill the screen, down takes that back,
 * further down (or down from where it began) closes it.
 */
export const sheetMoveAfter = ({
  distance,
  durationMs,
  height,
  isFullscreen,
}: SheetDrag): SheetMove => {
  const length = Math.abs(distance);
  const isFlick = length >= FLICK_DISTANCE_PX && length >= FLICK_SPEED_PX_PER_MS * durationMs;
  if (distance < 0) {
    return !isFullscreen && (isFlick || length >= GROW_DISTANCE_PX) ? "grow" : "stay";
  }
  if (distance >= height * 2 * GIVE_WAY_SHARE) return "close";
  if (!isFlick && distance < height * GIVE_WAY_SHARE) return "stay";
  return isFullscreen ? "shrink" : "close";
};
