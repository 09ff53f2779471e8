import { useLayoutEffect, useState } from "react";
import { goToScrollPlace, scrollMemory } from "../../lib/scrollMemory";
import { type ReadingProgress, readOn } from "./readingProgress";

// How far posts have been read in this visit, in whole percent, by address.
const furthestRead = new Map<string, number>();

/** A view stays when another post comes into it; what the first post is scrolled to when it is met was done before React came. */
const metBefore = new WeakSet<HTMLElement>();

/** Opens a post where it was left and follows how far it is read, once per frame at most. */
export const useReadingProgress = (scroller: HTMLElement, address: string): ReadingProgress => {
  const [progress, setProgress] = useState<ReadingProgress>({ value: 0, furthest: 0 });

  useLayoutEffect(() => {
    if (!metBefore.has(scroller)) scrollMemory.rememberEarly(address, scroller.scrollTop);
    metBefore.add(scroller);
    goToScrollPlace(address, scroller);

    let latest: ReadingProgress = { value: 0, furthest: furthestRead.get(address) ?? 0 };
    let isOutOfSight = false;
    const measure = () => {
      // In a section that was left everything is 0 high, which is no progress; and not every browser
      // keeps the scroll position of what is not displayed.
      const wasOutOfSight = isOutOfSight;
      isOutOfSight = scroller.clientHeight === 0;
      if (isOutOfSight) return;
      if (wasOutOfSight) goToScrollPlace(address, scroller);
      latest = readOn(latest, scroller);
      scrollMemory.remember(address, scroller.scrollTop);
      furthestRead.set(address, latest.furthest);
      setProgress(latest);
    };
    measure();

    let frame: number | undefined;
    const measureOnNextFrame = () => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        measure();
      });
    };
    scroller.addEventListener("scroll", measureOnNextFrame, { passive: true });
    // A page may be left before the frame after a scroll; this is heard before its places are kept.
    window.addEventListener("pagehide", measure, { capture: true });
    const sizes = new ResizeObserver(measureOnNextFrame);
    for (const element of [scroller, ...scroller.children]) sizes.observe(element);
    return () => {
      scroller.removeEventListener("scroll", measureOnNextFrame);
      window.removeEventListener("pagehide", measure, { capture: true });
      sizes.disconnect();
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [scroller, address]);

  return progress;
};
