const START = {};
const holds = new Set([START]);

const release = (hold: object): void => {
  // After the render that follows.
  setTimeout(() => {
    holds.delete(hold);
    document.documentElement.toggleAttribute("data-settled", holds.size === 0);
  });
};

/**
 * Removes `data-settled` from the root element until the returned function is called. Browser tests wait for the attribute:
 * the page has started and loads nothing.
 */
export const holdSettled = (): (() => void) => {
  const hold = {};
  holds.add(hold);
  document.documentElement.removeAttribute("data-settled");
  return () => release(hold);
};

/** Ends the hold of the page's start, and what `startScript` shows until then. */
export const markStarted = (): void => {
  delete document.documentElement.dataset.starting;
  document.querySelector("[data-notice=start]")?.remove();
  release(START);
};
