/**
 * Scrolls a list, and nothing around it, until one of its items is in view. The item's offset must
 * be from the list (the list is positioned).
 */
export const revealWithin = (list: HTMLElement, item: HTMLElement): void => {
  const bottom = item.offsetTop + item.offsetHeight - list.clientHeight;
  list.scrollTop = Math.min(item.offsetTop, Math.max(list.scrollTop, bottom));
};
