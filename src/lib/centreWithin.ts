/** Scrolls a list, and nothing around it, until one of its items is in its middle, or nearly. */
export const centreWithin = (list: HTMLElement, item: HTMLElement): void => {
  const view = list.getBoundingClientRect();
  const place = item.getBoundingClientRect();
  list.scrollLeft += place.left + place.width / 2 - (view.left + view.width / 2);
  list.scrollTop += place.top + place.height / 2 - (view.top + view.height / 2);
};
