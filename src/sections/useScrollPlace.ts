import { type RefObject, useLayoutEffect } from "react";
import { decoded } from "../contract/addresses";
import { type Scroller, scrollMemory } from "../windows";

/** The heading that the address names. Browsers scroll to it only on arrival. */
const namedHeading = (element: HTMLElement): Element | null => {
  const name = window.location.hash.slice(1);
  return name === "" ? null : element.querySelector(`#${CSS.escape(decoded(name))}`);
};

/** Scrolls to the remembered position; without one to the named heading, or to the top. */
const scrollToPlace = (scroller: Scroller, element: HTMLElement): void => {
  const position = scrollMemory.position(scroller);
  const heading = position === undefined ? namedHeading(element) : null;
  if (heading) heading.scrollIntoView();
  else element.scrollTop = position ?? 0;
};

/**
 * Scrolls an element to the place where its page was left; a new page to its top, or to the heading in its address. Only
 * while `isFilled`: a page that has not loaded can't be scrolled so far, and must not lose its place.
 */
export const useScrollPlace = (
  ref: RefObject<HTMLElement>,
  { view, address }: Scroller,
  isFilled: boolean,
  /** Called when the element or its content has moved or has another size. Must stay the same for a page. */
  onMove?: (element: HTMLElement) => void,
): void => {
  // The visitor, or the browser for a heading, may have scrolled the page of the arrival before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later pages can't have been
  useLayoutEffect(() => {
    const { scrollTop } = ref.current ?? { scrollTop: 0 };
    const scroller = { view, address };
    if (scrollTop > 0 && scrollMemory.position(scroller) === undefined)
      scrollMemory.remember(scroller, scrollTop);
  }, []);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !isFilled) return;
    const scroller = { view, address };
    let wasHidden = true;
    const measure = () => {
      // In a section out of sight everything is 0 high, and some browsers forget its scroll position.
      const isHidden = element.clientHeight === 0;
      if (wasHidden && !isHidden) scrollToPlace(scroller, element);
      wasHidden = isHidden;
      if (isHidden) return;
      scrollMemory.remember(scroller, element.scrollTop);
      onMove?.(element);
    };
    // An observer measures at once, too, but after the layout, which an effect would force.
    const sizes = new ResizeObserver(measure);
    for (const observed of [element, ...element.children]) sizes.observe(observed);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [ref, view, address, isFilled, onMove]);
};
