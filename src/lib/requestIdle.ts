/**
 * Runs the task once the browser is idle; returns how to call it off. Where there is no
 * `requestIdleCallback` (Safari) it runs after `fallbackMs`.
 */
export const requestIdle = (task: () => void, fallbackMs: number): (() => void) => {
  if (typeof window.requestIdleCallback !== "function") {
    const timer = window.setTimeout(task, fallbackMs);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task);
  return () => window.cancelIdleCallback(handle);
};
