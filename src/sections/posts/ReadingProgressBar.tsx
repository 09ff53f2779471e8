import { useLayoutEffect, useState } from "react";
import { ProgressBar } from "../../components/ProgressBar";
import { clamp } from "../../lib/geometry";
import { goToScrollPlace, scrollMemory } from "../../lib/scrollMemory";

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

interface ReadingProgressBarProps {
  /** The element that the post scrolls in. */
  scroller: HTMLElement;
  /** The post's. */
  address: string;
}

/** Shows how far the visitor is, and has been, in a post, and opens it where it was left. */
export const ReadingProgressBar = ({ scroller, address }: ReadingProgressBarProps) => {
  const [value, setValue] = useState(0);

  useLayoutEffect(() => {
    goToScrollPlace(address, scroller);
    let wasHidden = false;
    const measure = () => {
      // In a section out of sight everything is 0 high, and some browsers forget its scroll position.
      const isHidden = scroller.clientHeight === 0;
      if (wasHidden && !isHidden) goToScrollPlace(address, scroller);
      wasHidden = isHidden;
      if (isHidden) return;
      scrollMemory.remember(address, scroller.scrollTop);
      const percent = scrolledPercent(scroller);
      furthestRead.set(address, Math.max(percent, furthestRead.get(address) ?? 0));
      setValue(percent);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    for (const element of [scroller, ...scroller.children]) sizes.observe(element);
    scroller.addEventListener("scroll", measure, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener("scroll", measure);
    };
  }, [scroller, address]);

  return <ProgressBar variant="buffer" value={value} buffer={furthestRead.get(address) ?? 0} />;
};
