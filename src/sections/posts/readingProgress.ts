import { clamp } from "../../lib/clamp";

const WHOLE_PERCENT = 100;

/** A zoomed page scrolls in fractions, so that its end can be missed by a part of a pixel. */
const END_TOLERANCE_PX = 1;

/** Of a scrolling element, in pixels; the element itself has them. */
export interface ScrollMetrics {
  readonly scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

export interface ReadingProgress {
  /** How far one has read, in whole percent: 100 only at the end. */
  readonly value: number;
  /** How far one has been, in whole percent; it never goes back. */
  readonly furthest: number;
}

/** How much of the way has been scrolled, in whole percent. What fits into the view is all read. */
export const scrolledPercent = ({
  scrollTop,
  scrollHeight,
  clientHeight,
}: ScrollMetrics): number => {
  const way = scrollHeight - clientHeight - END_TOLERANCE_PX;
  if (way <= 0) return WHOLE_PERCENT;
  return Math.floor(clamp(scrollTop / way, 0, 1) * WHOLE_PERCENT);
};

/** The progress after a scroll or a change of size; the same object when nothing changed. */
export const readOn = (progress: ReadingProgress, metrics: ScrollMetrics): ReadingProgress => {
  const value = scrolledPercent(metrics);
  const furthest = Math.max(progress.furthest, value);
  return value === progress.value && furthest === progress.furthest
    ? progress
    : { value, furthest };
};
