const SIGNS_OF_USE = ["pointermove", "pointerdown", "keydown"] as const;

/** Runs the task at the visitor's first action, so that arrival stays cheap; returns how to cancel it. */
export const whenFirstUsed = (task: () => void): (() => void) => {
  const controller = new AbortController();
  const onUse = () => {
    controller.abort();
    task();
  };
  for (const sign of SIGNS_OF_USE) {
    window.addEventListener(sign, onUse, { capture: true, signal: controller.signal });
  }
  return () => controller.abort();
};
