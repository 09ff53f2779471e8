/** Where there is no `requestIdleCallback` (Safari): how long after the load event. */
const IDLE_FALLBACK_MS = 1000;

const requestIdle = (task: () => void): (() => void) => {
  if (typeof window.requestIdleCallback !== "function") {
    const timer = window.setTimeout(task, IDLE_FALLBACK_MS);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task);
  return () => window.cancelIdleCallback(handle);
};

/** Runs the task once the page has loaded and the browser is idle; returns how to call it off. */
export const whenIdle = (task: () => void): (() => void) => {
  if (document.readyState === "complete") return requestIdle(task);

  let cancelIdle = () => {};
  const onLoad = () => {
    cancelIdle = requestIdle(task);
  };
  window.addEventListener("load", onLoad, { once: true });
  return () => {
    window.removeEventListener("load", onLoad);
    cancelIdle();
  };
};
