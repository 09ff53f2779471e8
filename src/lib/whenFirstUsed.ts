const SIGNS_OF_USE = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * Runs the task when the visitor first moves the pointer, touches the screen or presses a key: what
 * arriving alone must not pay for. Returns how to call it off.
 */
export const whenFirstUsed = (task: () => void): (() => void) => {
  const callOff = () => {
    for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, onUse, true);
  };
  const onUse = () => {
    callOff();
    task();
  };
  for (const sign of SIGNS_OF_USE) window.addEventListener(sign, onUse, true);
  return callOff;
};
