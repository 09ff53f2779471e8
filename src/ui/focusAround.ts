/**
 * Gives the focus to the nearest thing around an element that takes it, for what is pressed and goes:
 * the focus would fall back to the page, and whoever works with the keyboard be thrown to its
 * beginning. That is a panel around it, or the heading of what it is in.
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
