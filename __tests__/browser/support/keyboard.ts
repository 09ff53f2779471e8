import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** More stops than any page of the desktop has. */
const MOST_STOPS = 80;

/** How it shows where the keyboard's focus is; null when nobody could tell. */
export const signOfFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (active === null || active === document.body) return null;
    const { top, bottom } = active.getBoundingClientRect();
    if (bottom < 0 || top > window.innerHeight) return null;
    if (active instanceof HTMLInputElement) return "caret";
    if (active.closest("[role=menu]")) {
      return active.closest("[role=menu]")?.querySelector("[data-highlighted]")
        ? "highlight"
        : null;
    }
    // A window's control is outlined round its dot.
    const isOutlined = [undefined, "::before"].some((part) => {
      const { content, outlineStyle, outlineWidth } = getComputedStyle(active, part);
      if (part && content === "none") return false;
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    if (isOutlined) return "outline";
    const frame = active.closest("[data-window-id]");
    const ring = frame && getComputedStyle(frame, "::after");
    return ring?.content !== "none" && ring?.borderTopWidth === "2px" ? "ring" : null;
  });

export const expectFocusSeen = (page: Page, after = "") =>
  expect.poll(() => signOfFocus(page), after).not.toBeNull();

/** Presses a key, and sees where the focus is then. */
export const pressKey = async (page: Page, key: string): Promise<void> => {
  await page.keyboard.press(key);
  await expectFocusSeen(page, `after ${key}`);
};

const isFocused = (wanted: Locator): Promise<boolean> =>
  wanted.evaluate((element) => element === document.activeElement);

/** Presses a key until something has the focus, which is seen on the way. */
export const pressUntilFocused = async (
  page: Page,
  key: string,
  wanted: Locator,
): Promise<void> => {
  await expect(wanted).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isFocused(wanted)) return;
    await pressKey(page, key);
  }
  throw new Error(`${key} does not get to ${wanted}.`);
};

/** Goes down an open menu to an item, and chooses it by Enter. */
export const chooseByKeys = async (page: Page, item: Locator): Promise<void> => {
  await expect(item).toBeVisible();
  // Until its menu has the focus, keys are meant for the one before.
  await expect(item.locator("xpath=ancestor::*[@role='menu'][1]")).toBeFocused();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if ((await item.getAttribute("data-highlighted")) !== null) {
      await page.keyboard.press("Enter");
      return;
    }
    await pressKey(page, "ArrowDown");
  }
  throw new Error(`The arrow keys do not get to ${item}.`);
};
