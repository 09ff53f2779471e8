/** Runs the task once the browser is idle; returns how to cancel it. */
export const requestIdle = (task: () => void): (() => void) => {
  // Safari lacks it.
  if (typeof window.requestIdleCallback !== "function") {
    const timer = window.setTimeout(task, 200);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task);
  return () => window.cancelIdleCallback(handle);
};

/** Runs the task once the page has loaded and the browser is idle; returns how to cancel it. */
export const whenIdle = (task: () => void): (() => void) => {
  if (document.readyState === "complete") return requestIdle(task);
  let cancel = () => {};
  const onLoad = () => {
    cancel = requestIdle(task);
  };
  window.addEventListener("load", onLoad, { once: true });
  return () => {
    window.removeEventListener("load", onLoad);
    cancel();
  };
};
