import { drawnScale } from "./drawnScale";

/**
 * Scrolls a list, and nothing around it, until one of its items is in its middle, or nearly. (Where
 * it scrolls smoothly, setting one scroll offset stops what goes on along the other axis: so only
 * an axis that can scroll is touched.)
 */
export const centreWithin = (list: HTMLElement, item: HTMLElement): void => {
  const view = list.getBoundingClientRect();
  const place = item.getBoundingClientRect();
  const scale = drawnScale(list);
  if (list.scrollWidth > list.clientWidth) {
    list.scrollLeft += (place.left + place.width / 2 - (view.left + view.width / 2)) / scale;
  }
  if (list.scrollHeight > list.clientHeight) {
    list.scrollTop += (place.top + place.height / 2 - (view.top + view.height / 2)) / scale;
  }
};
