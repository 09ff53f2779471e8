// `scrollIntoView` would scroll everything around the list, too: the desktop, for a window at its edge.

/** The factor by which `zoom` or a transform enlarges an element: scroll offsets don't include it. */
export const drawnScale = (element: HTMLElement): number =>
  element.offsetHeight > 0 ? element.getBoundingClientRect().height / element.offsetHeight : 1;

/** Scrolls a list until one of its items is in its middle, as far as possible. */
export const centreWithin = (list: HTMLElement, item: HTMLElement): void => {
  const view = list.getBoundingClientRect();
  const place = item.getBoundingClientRect();
  const scale = drawnScale(list);
  list.scrollBy(
    (place.left + place.width / 2 - (view.left + view.width / 2)) / scale,
    (place.top + place.height / 2 - (view.top + view.height / 2)) / scale,
  );
};

/** The distance to scroll so that an item shows in a view; 0 when it does already. */
export const scrollNeeded = (
  start: number,
  end: number,
  viewStart: number,
  viewEnd: number,
): number => {
  if (start < viewStart) return start - viewStart;
  return Math.max(0, Math.min(end - viewEnd, start - viewStart));
};

/** Scrolls a list as little as it takes to show one of its items clear of the list's padding. */
export const revealWithin = (list: HTMLElement, item: HTMLElement): void => {
  const view = list.getBoundingClientRect();
  const place = item.getBoundingClientRect();
  const scale = drawnScale(list);
  const style = getComputedStyle(list);
  const inset = (side: "Top" | "Bottom" | "Left" | "Right") =>
    (Number.parseFloat(style[`padding${side}`]) || 0) * scale;
  const [top, bottom] = [view.top + inset("Top"), view.bottom - inset("Bottom")];
  const [left, right] = [view.left + inset("Left"), view.right - inset("Right")];
  list.scrollTop += scrollNeeded(place.top, place.bottom, top, bottom) / scale;
  list.scrollLeft += scrollNeeded(place.left, place.right, left, right) / scale;
};
