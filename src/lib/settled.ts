// The first hold is the page's start, which `markStarted` ends.
let holds = 1;

const change = (by: 1 | -1) => {
  holds += by;
  document.documentElement.toggleAttribute("data-settled", holds === 0);
};

const releaseOnce = () => {
  let isHeld = true;
  return () => {
    // After the render that follows.
    if (isHeld) setTimeout(change, 0, -1);
    isHeld = false;
  };
};

/**
 * Removes `data-settled` from the root element until the returned function is called. Browser tests wait for the attribute:
 * the page has started and loads nothing.
 */
export const holdSettled = (): (() => void) => {
  change(1);
  return releaseOnce();
};

/** Ends the hold of the page's start. Later calls do nothing. */
export const markStarted = releaseOnce();
