import { useBrowserLayoutEffect } from "../lib/useBrowserLayoutEffect";

type EventConstructor = new (type: string, init: Event) => Event;

const playAgain = (press: Event) => {
  const { target } = press;
  if (!(target instanceof Element) || !target.isConnected) return;
  const Constructor = press.constructor as EventConstructor;
  target.dispatchEvent(new Constructor(press.type, press));
};

/** Does what was asked for before the page could answer: see `earlyPressesScript`. */
export const useEarlyPresses = (): void => {
  useBrowserLayoutEffect(() => {
    // Taken in the same moment as React takes over, so that no press counts twice.
    const presses = window.earlyPresses?.take() ?? [];
    // In a task of its own: React answers nothing while it is at work.
    setTimeout(() => presses.forEach(playAgain));
  }, []);
};
