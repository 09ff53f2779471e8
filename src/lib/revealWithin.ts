import { drawnScale } from "./drawnScale";

/** How far to scroll so that a stretch within a longer one shows in a view; 0 when it does already. */
export const scrollNeeded = (
  start: number,
  end: number,
  viewStart: number,
  viewEnd: number,
): number => {
  if (start < viewStart) return start - viewStart;
  return Math.max(0, Math.min(end - viewEnd, start - viewStart));
};

/** Scrolls a list, and nothing around it, as little as it takes to show one of its items clear of its padding. */
export const revealWithin = (list: HTMLElement, item: HTMLElement): void => {
  const view = list.getBoundingClientRect();
  const place = item.getBoundingClientRect();
  const style = getComputedStyle(list);
  const scale = drawnScale(list);
  const inset = (padding: string) => (Number.parseFloat(padding) || 0) * scale;
  const down = scrollNeeded(
    place.top,
    place.bottom,
    view.top + inset(style.paddingTop),
    view.bottom - inset(style.paddingBottom),
  );
  const right = scrollNeeded(
    place.left,
    place.right,
    view.left + inset(style.paddingLeft),
    view.right - inset(style.paddingRight),
  );
  list.scrollTop += down / scale;
  list.scrollLeft += right / scale;
};
