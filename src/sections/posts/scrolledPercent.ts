import { clamp } from "../../lib/geometry";

/** A zoomed page scrolls in fractions, and may miss its end by a part of a pixel. */
const END_TOLERANCE_PX = 1;

/** The scrolled part of an element in whole percent: 100 only at its end. An element that does not scroll is at its end. */
export const scrolledPercent = ({
  scrollTop,
  scrollHeight,
  clientHeight,
}: Pick<Element, "scrollTop" | "scrollHeight" | "clientHeight">): number => {
  const way = scrollHeight - clientHeight - END_TOLERANCE_PX;
  return way <= 0 ? 100 : Math.floor(clamp(scrollTop / way, 0, 1) * 100);
};
