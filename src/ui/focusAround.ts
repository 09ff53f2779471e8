/**
 * Focuses the nearest focusable ancestor, or the heading of what the element is in. For buttons that
 * disappear when they are used: otherwise the focus would fall back to the beginning of the page.
 */
export const focusAround = (element: Element): void => {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const goal = around.matches("[tabindex]")
      ? around
      : around.querySelector(":is(h1, h2, h3)[tabindex]");
    if (goal instanceof HTMLElement) {
      goal.focus({ preventScroll: true });
      return;
    }
  }
};
