import type { Browser } from "@playwright/test";
import { withSlowPage } from "../browser";

/** How often the page is looked at. */
const LOOK_EVERY_MS = 10;

interface Milestone {
  /** What is pressed, as soon as it is in the document. */
  pressed: string;
  /** The events of one press, in their order. */
  events: readonly string[];
  /** What is in the document once the press is answered. */
  answer: string;
}

const HIGHLIGHTED: Milestone = {
  pressed: "li:first-child > [data-app-icon]",
  events: ["click"],
  answer: "li:first-child > [data-app-icon][data-highlighted]",
};

const MOVIE_OPEN: Milestone = {
  pressed: "li:nth-child(2) > [data-app-icon]",
  events: ["click", "click", "dblclick"],
  answer: "[data-window-id=movieIframe]",
};

const reach = (browser: Browser, address: string, milestone: Milestone): Promise<number> =>
  withSlowPage(browser, async (page) => {
    await page.addInitScript(
      ({ pressed, events, answer, lookEveryMs }) => {
        let isPressed = false;
        const timer = setInterval(() => {
          const target = document.querySelector(pressed);
          if (target === null) return;
          if (!isPressed) {
            isPressed = true;
            for (const type of events)
              target.dispatchEvent(
                new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1 }),
              );
          }
          if (document.querySelector(answer) === null) return;
          clearInterval(timer);
          performance.mark("answered");
        }, lookEveryMs);
      },
      { ...milestone, lookEveryMs: LOOK_EVERY_MS },
    );
    await page.goto(address);
    const mark = await page.waitForFunction(
      () => performance.getEntriesByName("answered")[0]?.startTime,
    );
    return (await mark.jsonValue()) ?? Number.NaN;
  });

/**
 * Milliseconds from the start of the navigation until the first icon of Home directory is highlighted. It is clicked once,
 * as soon as it is in the document.
 */
export const firstIconHighlighted = (browser: Browser, address: string): Promise<number> =>
  reach(browser, address, HIGHLIGHTED);

/**
 * Milliseconds from the start of the navigation until Movie Platform is in the document. Its icon is double clicked once,
 * as soon as it is there, which is long before React is: the page must remember it.
 */
export const firstWindowOpened = (browser: Browser, address: string): Promise<number> =>
  reach(browser, address, MOVIE_OPEN);
