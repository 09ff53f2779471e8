import { requestIdle } from "./requestIdle";

/** Where there is no `requestIdleCallback` (Safari): how long after the load event. */
const IDLE_FALLBACK_MS = 1000;

/** Runs the task once the page has loaded and the browser is idle; returns how to call it off. */
export const whenIdle = (task: () => void): (() => void) => {
  if (document.readyState === "complete") return requestIdle(task, IDLE_FALLBACK_MS);

  let cancelIdle = () => {};
  const onLoad = () => {
    cancelIdle = requestIdle(task, IDLE_FALLBACK_MS);
  };
  window.addEventListener("load", onLoad, { once: true });
  return () => {
    window.removeEventListener("load", onLoad);
    cancelIdle();
  };
};
