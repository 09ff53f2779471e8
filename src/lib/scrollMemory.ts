import { decoded } from "../contract/addresses";

const places = new Map<string, number>();

/** The scroll positions of the session, in pixels, by page. Nothing is rendered from them. */
export const scrollMemory = {
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

/** The heading that the address names. Browsers scroll to it only on arrival. */
const namedHeading = (scroller: HTMLElement): Element | null => {
  const name = window.location.hash.slice(1);
  return name === "" ? null : scroller.querySelector(`#${CSS.escape(decoded(name))}`);
};

/** Scrolls to the remembered position; without one to the named heading, or to the top. */
export const goToScrollPlace = (key: string, scroller: HTMLElement): void => {
  const place = places.get(key);
  const heading = place === undefined ? namedHeading(scroller) : null;
  if (heading) heading.scrollIntoView();
  else scroller.scrollTop = place ?? 0;
};
