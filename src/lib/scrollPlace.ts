import { placeInAddress } from "./placeInAddress";
import { scrollMemory } from "./scrollMemory";

/** Under it is the place of what the address named, if a visitor was there: another font may have it elsewhere after a reload. */
const namedKey = (key: string) => `${key}#`;

const furthest = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight - clientHeight;

const isAtNamedPlace = (scroller: HTMLElement): boolean => {
  const place = placeInAddress(scroller);
  return place > 0 && Math.abs(Math.min(place, furthest(scroller)) - scroller.scrollTop) <= 1;
};

/** Keeps where something is scrolled to, and whether that is at what the address names. */
export const keepScrollPlace = (key: string, scroller: HTMLElement): void => {
  const { scrollTop } = scroller;
  scrollMemory.remember(key, scrollTop);
  if (isAtNamedPlace(scroller)) scrollMemory.remember(namedKey(key), scrollTop);
};

/** Scrolls to where it was left; what has not been read in this visit to what the address names, or to its top. */
export const goToScrollPlace = (key: string, scroller: HTMLElement): void => {
  const left = scrollMemory.recall(key);
  const wasAtName = left !== undefined && left === scrollMemory.recall(namedKey(key));
  const place = left === undefined || wasAtName ? placeInAddress(scroller) : 0;
  scroller.scrollTop = place || (left ?? 0);
};
