const SETTLED_ATTRIBUTE = "data-settled";

// The first hold is the page's start, which `markStarted` ends.
let holds = 1;

const release = () => {
  holds -= 1;
  document.documentElement.toggleAttribute(SETTLED_ATTRIBUTE, holds === 0);
};

const releaser = () => {
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    // After the render that follows.
    setTimeout(release);
  };
};

/**
 * Removes `data-settled` from the root element until the returned function is called. Browser tests wait for the attribute:
 * the page has started and loads nothing.
 */
export const holdSettled = (): (() => void) => {
  if (typeof document === "undefined") return () => {};
  holds += 1;
  document.documentElement.removeAttribute(SETTLED_ATTRIBUTE);
  return releaser();
};

/** Ends the hold of the page's start. Later calls do nothing. */
export const markStarted = releaser();
