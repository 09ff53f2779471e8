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
    const presses = window.earlyPresses?.take() ?? [];
    // Not now, since React answers nothing while it is at work. And one after the other: what one
    // changes is rendered before the next.
    setTimeout(async () => {
      for (const press of presses) {
        playAgain(press);
        await undefined;
      }
    });
  }, []);
};
