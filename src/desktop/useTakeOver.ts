import { useEffect } from "react";
import { hideNotice } from "../ui/notice";

type EventConstructor = new (type: string, init: Event) => Event;

/** Dispatches a press anew; returns whether nothing has answered to it in the browser's place. */
const dispatchAgain = (press: Event, target: Element): boolean => {
  const Constructor = press.constructor as EventConstructor;
  const again = new Constructor(press.type, press);
  // How much time was between two presses says what they mean.
  Object.defineProperty(again, "timeStamp", { value: press.timeStamp });
  return target.dispatchEvent(again);
};

/** A key goes where the focus is by then: an earlier one may have moved it. */
const pressKeyAgain = (press: KeyboardEvent): void => {
  const { activeElement } = document;
  if (activeElement === null) return;
  const isLeft = dispatchAgain(press, activeElement);
  // A browser does this only for keys that are really pressed.
  const presses = press.key === "Enter" || press.key === " ";
  if (isLeft && presses && activeElement instanceof HTMLElement) activeElement.click();
};

const playAgain = (press: Event, focusedBefore: Element | null): void => {
  const { target } = press;
  if (press instanceof KeyboardEvent) {
    // Otherwise the visitor has gone on from there since.
    if (target === focusedBefore) pressKeyAgain(press);
  } else if (target instanceof Element && target.isConnected) dispatchAgain(press, target);
};

/**
 * Takes over from the script in the head (`beforeStartScript`): what was asked for before the page
 * could answer is done, and a notice that the page has failed goes, since it was only late.
 */
export const useTakeOver = (): void => {
  // After the effects of all that it stands above: those listen to keys.
  useEffect(() => {
    const { beforeStart } = window;
    if (beforeStart === undefined) return;
    const presses = beforeStart.end();
    hideNotice();
    // Not now, since React answers nothing while it is at work. And one after the other: what one
    // changes is rendered before the next.
    setTimeout(async () => {
      const focusedBefore = document.activeElement;
      for (const press of presses) {
        playAgain(press, focusedBefore);
        await undefined;
      }
    });
  }, []);
};
