import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any page of the site has. */
const MOST_STOPS = 60;

/** Whether the keyboard has moved since the last call: another element has the focus, or another entry is active in it. */
const hasMoved = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const entry = focused?.getAttribute("aria-activedescendant");
    const now = (entry && document.getElementById(entry)) || focused;
    const moved = Reflect.get(window, "lastStop") !== now;
    Reflect.set(window, "lastStop", now);
    return moved;
  });

/** The visible mark of the keyboard's focus; null if there is none. */
const focusMark = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const { top, bottom } = focused.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) return null;
    if (focused instanceof HTMLInputElement) return "caret";
    if (focused.getAttribute("aria-activedescendant")) return "active entry";
    const window = focused.closest("[role=region], [role=complementary]");
    const isOutlined = [focused, ...focused.querySelectorAll("svg")].some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    if (isOutlined) return "outline";
    // A window with the focus on its title has a ring of its own.
    const ring = window && getComputedStyle(window, "::after");
    return ring && ring.content !== "none" && ring.borderTopWidth === "2px" ? "ring" : null;
  });

/** Waits until a visitor sees where the keyboard is. */
const expectVisibleFocus = (page: Page): Promise<void> =>
  expect.poll(() => focusMark(page), "a mark of the focus").not.toBeNull();

/** Presses a key that brings the keyboard to an element, where a visitor sees it. */
export const pressTo = async (page: Page, key: string, target: Locator): Promise<void> => {
  await page.keyboard.press(key);
  await expect(target).toBeFocused();
  await expectVisibleFocus(page);
};

const isThere = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const focused = document.activeElement;
    return element === focused || element.id === focused?.getAttribute("aria-activedescendant");
  });

/** Presses a key as often as it takes to get to an element, and waits for a visible focus at each stop. */
export const pressUntil = async (page: Page, key: string, target: Locator): Promise<void> => {
  await expect(target).toBeVisible();
  await hasMoved(page);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isThere(target)) return;
    await page.keyboard.press(key);
    await expect.poll(() => hasMoved(page), `${key} goes on`).toBe(true);
    await expectVisibleFocus(page);
  }
  throw new Error(`${key} does not get to ${target}.`);
};

/** Goes down an open menu to an entry and chooses it. */
export const chooseByKeys = async (page: Page, entry: Locator): Promise<void> => {
  const menu = page.getByRole("menu").filter({ has: entry });
  await expect(menu).toBeFocused();
  await pressUntil(page, "ArrowDown", entry);
  await page.keyboard.press("Enter");
};
