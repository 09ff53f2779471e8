import { type RefObject, useCallback, useState } from "react";
import { clamp } from "../../lib/geometry";
import { useScrollPlace } from "../useScrollPlace";

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

/** By address: how far the visitor has been in each post, in percent. */
const furthestRead = new Map<string, number>();

/** Opens a post where it was left. Returns how far the visitor is in it, and has been, in percent. */
export const useReadingProgress = (
  scroller: RefObject<HTMLElement>,
  address: string,
  isReady: boolean,
) => {
  const [read, setRead] = useState({ address, percent: 0 });
  const measure = useCallback(
    (element: HTMLElement) => {
      const percent = scrolledPercent(element);
      furthestRead.set(address, Math.max(percent, furthestRead.get(address) ?? 0));
      setRead({ address, percent });
    },
    [address],
  );
  useScrollPlace(scroller, { view: "text", address }, isReady, measure);
  const value = read.address === address ? read.percent : 0;
  return { value, buffer: furthestRead.get(address) ?? 0 };
};
