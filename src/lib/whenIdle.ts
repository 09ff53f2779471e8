/** The longest wait for a page to load: one picture that hangs would put it off for ever. */
const LOAD_TIMEOUT_MS = 5000;

/** The longest wait for an idle moment: a slow machine has none while a picture moves. */
const IDLE_TIMEOUT_MS = 1000;

/** Runs the task once the page has loaded and the browser is idle; returns how to cancel it. */
export const whenIdle = (task: () => void): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const run = () => {
    if (signal.aborted) return;
    controller.abort();
    task();
  };
  // Safari lacks `requestIdleCallback`.
  const wait = () =>
    window.requestIdleCallback
      ? window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
      : window.setTimeout(run, 200);
  if (document.readyState === "complete") wait();
  else {
    window.addEventListener("load", wait, { once: true, signal });
    window.setTimeout(wait, LOAD_TIMEOUT_MS);
  }
  return () => controller.abort();
};

/**
 * Runs the task after the visitor's first action, so that arrival stays cheap, and once the browser is idle, so that the action
 * does not wait for it; returns how to cancel it.
 */
export const whenFirstUsed = (task: () => void): (() => void) => {
  const controller = new AbortController();
  let cancel = () => controller.abort();
  const onUse = () => {
    controller.abort();
    cancel = whenIdle(task);
  };
  for (const sign of ["pointermove", "pointerdown", "keydown"]) {
    window.addEventListener(sign, onUse, { capture: true, signal: controller.signal });
  }
  return () => cancel();
};
