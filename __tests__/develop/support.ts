import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { addWord, editsFor, readData } from "../../scripts/copy/edits";

interface Developed {
  /** One page for all tests, that nobody ever loads again: what was open stays open. */
  developed: Page;
}

/** The project that is developed. */
export const FOLDER = process.env.DEVELOP_FOLDER ?? "";
export const inData = (file: string): string => join(FOLDER, "data", file);

/** The owner's sections, without what tests add. */
export const sections = (readData(FOLDER, "navigation.json") as { title: string }[]).map(
  ({ title }) => title,
);
export const tab = (page: Page, title: string) =>
  page.getByRole("tab", { name: title, exact: true });
export const shownTab = (page: Page) => page.getByRole("tab", { selected: true });
export const panel = (page: Page) => page.getByRole("tabpanel");

export const openSection = async (page: Page, title: string): Promise<void> => {
  await tab(page, title).click();
  await expect(shownTab(page)).toHaveText(title);
  await expect(panel(page)).not.toBeEmpty();
};

/** Chooses a project or post in the list of the section that is open. */
export const chooseItem = async (page: Page, name: string): Promise<void> => {
  // Others that are like it come later: "Next post" leads to one.
  await panel(page).getByRole("list").getByRole("link", { name }).first().click();
  await expect(panel(page).getByRole("heading", { name })).toBeVisible();
};

let words = 0;
/** A word that no content has. */
export const newWord = (): string => `zq${process.pid}x${++words}`;

/** From the save to the screen. */
const LONGEST_WAIT_MS = 3000;

/** How long something is waited for before it counts as not coming at all. */
const PATIENCE = { timeout: 30_000 };

const PRESSURE = "/proc/pressure/cpu";

/**
 * For how long, since it was started, programs of this machine have had to wait for a processor. A save costs half a second
 * of computing, which takes many times as long where others compute, too: that says nothing about this project. Zero
 * where a system doesn't tell, as only Linux does.
 */
const crowdedMs = (): number =>
  existsSync(PRESSURE)
    ? Number(/^some .*total=(\d+)/.exec(readFileSync(PRESSURE, "utf8"))?.[1] ?? 0) / 1000
    : 0;

/**
 * Changes files, and expects what this does to the page within three seconds. Time in which the machine had more to do than
 * processors to do it is not counted.
 */
export const expectInTime = async (
  change: () => unknown,
  seen: (patience: { timeout: number }) => Promise<void>,
): Promise<void> => {
  const crowdedBefore = crowdedMs();
  await change();
  const start = performance.now();
  await seen(PATIENCE);
  const took = performance.now() - start;
  const counted = took - (crowdedMs() - crowdedBefore);
  expect(counted, `It took ${Math.round(took)} ms.`).toBeLessThan(LONGEST_WAIT_MS);
};

/** Gatsby answers before it has done all that it does at its start; the first edit waits for that. */
const untilFollowed = async (page: Page) => {
  const [edit] = editsFor(FOLDER).filter(({ file }) => file === "site.json");
  if (edit === undefined) return;
  const word = newWord();
  addWord(FOLDER, edit, word);
  await expect(page.getByText(word).first()).toBeAttached({ timeout: 60_000 });
};

export const test = base.extend<{ staysLoaded: undefined }, Developed>({
  developed: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        baseURL: `${process.env.DEVELOP_ADDRESS}/`,
        viewport: { width: 1440, height: 900 },
      });
      await page.goto("./");
      await expect(page.getByRole("banner").getByRole("time")).toHaveText(/\d/);
      await untilFollowed(page);
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
  staysLoaded: [
    async ({ developed }, use) => {
      let loads = 0;
      const count = () => {
        loads += 1;
      };
      developed.on("load", count);
      await use(undefined);
      developed.off("load", count);
      expect(loads, "The page was loaded again.").toBe(0);
    },
    { auto: true },
  ],
});

export { expect };
