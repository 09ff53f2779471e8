import { useLayoutEffect, useState } from "react";
import { recallPlace, rememberPlace } from "./readingPlaces";
import { type ReadingProgress, readOn } from "./readingProgress";

/** Opens a post where it was left and follows how far it is read, once per frame at most. */
export const useReadingProgress = (scroller: HTMLElement, postName: string): ReadingProgress => {
  const [progress, setProgress] = useState<ReadingProgress>({ value: 0, furthest: 0 });

  useLayoutEffect(() => {
    const place = recallPlace(postName);
    scroller.scrollTop = place.scrollTop;

    let latest: ReadingProgress = { value: 0, furthest: place.furthest };
    let isOutOfSight = false;
    const measure = () => {
      // In a section that was left everything is 0 high, which is no progress; and not every browser
      // keeps the scroll position of what is not displayed.
      const wasOutOfSight = isOutOfSight;
      isOutOfSight = scroller.clientHeight === 0;
      if (isOutOfSight) return;
      if (wasOutOfSight) scroller.scrollTop = recallPlace(postName).scrollTop;
      latest = readOn(latest, scroller);
      rememberPlace(postName, { scrollTop: scroller.scrollTop, furthest: latest.furthest });
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
    const sizes = new ResizeObserver(measureOnNextFrame);
    for (const element of [scroller, ...scroller.children]) sizes.observe(element);
    return () => {
      scroller.removeEventListener("scroll", measureOnNextFrame);
      sizes.disconnect();
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [scroller, postName]);

  return progress;
};
