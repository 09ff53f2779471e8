import { drawnScale } from "./drawnScale";

/** What the address names inside its page; empty where it names nothing. */
const nameInAddress = (): string => {
  const written = window.location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    // A percent sign that encodes nothing.
    return written;
  }
};

const marginAbove = (element: Element): number =>
  Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;

/**
 * Where something is scrolled to for what the page's address names in it, in pixels; 0 where it names nothing that is there. A
 * browser goes there by itself only on some reloads, and never when the content came later.
 */
export const placeInAddress = (scroller: HTMLElement): number => {
  const name = nameInAddress();
  const heading = name === "" ? null : scroller.querySelector(`#${CSS.escape(name)}`);
  if (heading === null) return 0;
  const below = heading.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return scroller.scrollTop + below / drawnScale(scroller) - marginAbove(heading);
};
