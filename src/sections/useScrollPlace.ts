import { type RefObject, useLayoutEffect } from "react";
import { goToScrollPlace, scrollMemory } from "../lib/scrollMemory";

/**
 * Scrolls an element to the place where its page was left; a new page to its top, or to the heading in its address. Only
 * while `isFilled`: a page that has not loaded can't be scrolled so far, and must not lose its place.
 */
export const useScrollPlace = (
  scroller: RefObject<HTMLElement>,
  key: string,
  isFilled: boolean,
  /** Called when the element or its content has moved or has another size. Must stay the same for a key. */
  onMove?: (element: HTMLElement) => void,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page on arrival may have been scrolled before hydration, later ones not
  useLayoutEffect(() => {
    if (scroller.current) scrollMemory.rememberEarly(key, scroller.current.scrollTop);
  }, []);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !isFilled) return;
    let wasHidden = true;
    const measure = () => {
      // In a section out of sight everything is 0 high, and some browsers forget its scroll position.
      const isHidden = element.clientHeight === 0;
      if (wasHidden && !isHidden) goToScrollPlace(key, element);
      wasHidden = isHidden;
      if (isHidden) return;
      scrollMemory.remember(key, element.scrollTop);
      onMove?.(element);
    };
    // It measures at once, too, but after the layout, which an effect would force.
    const sizes = new ResizeObserver(measure);
    for (const observed of [element, ...element.children]) sizes.observe(observed);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [scroller, key, isFilled, onMove]);
};
