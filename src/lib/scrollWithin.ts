/** Scrolls a list until one of its items is in its middle, as far as possible, and nothing around the list. */
export const centreWithin = (list: HTMLElement, item: HTMLElement): void => {
  const isOrigin = item.offsetParent === list;
  const top = item.offsetTop - (isOrigin ? 0 : list.offsetTop);
  const left = item.offsetLeft - (isOrigin ? 0 : list.offsetLeft);
  list.scrollTo({
    top: top - (list.clientHeight - item.offsetHeight) / 2,
    left: left - (list.clientWidth - item.offsetWidth) / 2,
  });
};
