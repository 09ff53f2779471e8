import { useBrowserLayoutEffect } from "../lib/useBrowserLayoutEffect";
import { hideNotice } from "../ui/notice";

type EventConstructor = new (type: string, init: Event) => Event;

const playAgain = (press: Event) => {
  const { target } = press;
  if (!(target instanceof Element) || !target.isConnected) return;
  const Constructor = press.constructor as EventConstructor;
  target.dispatchEvent(new Constructor(press.type, press));
};

/**
 * Takes over from the script in the head (`beforeStartScript`): what was asked for before the page
 * could answer is done, and a notice that the page has failed goes, since it was only late.
 */
export const useTakeOver = (): void => {
  useBrowserLayoutEffect(() => {
    const { beforeStart } = window;
    if (beforeStart === undefined) return;
    const presses = beforeStart.end();
    hideNotice();
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
