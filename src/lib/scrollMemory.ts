import { drawnScale } from "./scrollWithin";

const places = new Map<string, number>();

/** The scroll positions of the session, in pixels, by page. Nothing is rendered from them. */
export const scrollMemory = {
  /** Undefined for a page that has not been read. */
  recall: (key: string): number | undefined => places.get(key),

  remember(key: string, scrollTop: number): void {
    places.set(key, scrollTop);
  },

  /** Keeps the position that the visitor, or the browser for a heading, chose before hydration. */
  rememberEarly(key: string, scrollTop: number): void {
    if (scrollTop > 0 && !places.has(key)) places.set(key, scrollTop);
  },

  all: (): Readonly<Record<string, number>> => Object.fromEntries(places),

  /** Removes the positions of one page, or all. */
  forget(address?: string): void {
    for (const key of places.keys()) {
      if (address === undefined || key.split(" ").includes(address)) places.delete(key);
    }
  },
};

/** The name after the `#` of the address; empty where there is none. */
const nameInAddress = (): string => {
  const written = window.location.hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    // A percent sign that encodes nothing.
    return written;
  }
};

/** The position of the heading that the address names. Browsers scroll to it only on arrival. */
const placeInAddress = (scroller: HTMLElement): number => {
  const name = nameInAddress();
  const heading = name === "" ? null : scroller.querySelector(`#${CSS.escape(name)}`);
  if (heading === null) return 0;
  const below = heading.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  const margin = Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
  return scroller.scrollTop + below / drawnScale(scroller) - margin;
};

/** Scrolls to the remembered position; without one to the named heading, or to the top. */
export const goToScrollPlace = (key: string, scroller: HTMLElement): void => {
  scroller.scrollTop = scrollMemory.recall(key) ?? placeInAddress(scroller);
};
