const SETTLED_ATTRIBUTE = "data-settled";

// The first hold is the page's own start, which `markStarted` ends.
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
    // After the render that follows from what has come.
    setTimeout(release);
  };
};

/**
 * Takes `data-settled` off the root element until the returned function is called. The attribute says that the page has
 * started and waits for no code and no data: browser tests and screenshots begin then.
 */
export const holdSettled = (): (() => void) => {
  // A build renders pages, too.
  if (typeof document === "undefined") return () => {};
  holds += 1;
  document.documentElement.removeAttribute(SETTLED_ATTRIBUTE);
  return releaser();
};

/** Ends the hold of the page's start. Later calls do nothing. */
export const markStarted = releaser();
