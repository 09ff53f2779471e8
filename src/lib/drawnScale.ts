/**
 * How much larger an element is drawn than it is laid out: by `zoom`, or while it is scaled. Distances on the screen must be divided by it
 * before they meet its scroll offset and paddings.
 */
export const drawnScale = (element: HTMLElement): number =>
  element.offsetHeight > 0 ? element.getBoundingClientRect().height / element.offsetHeight : 1;
