import type { Browser, Page } from "@playwright/test";
import { observeArrival } from "../../weights/arrival";
import { withSlowPage } from "../browser";
import { untilPainted } from "./untilPainted";

/** A letter, the beginning of a word, words of a text, a typing error, and what is nowhere: each is looked up in its own way. */
const QUERIES = ["a", "re", "accessible screen", "acessibilty", "xyzzyx"];

/** What a found word looks like, and what nothing does. */
const FOUND = "dialog [role=option] mark";
const ANSWER = `${FOUND}, dialog [data-part=message]`;

export interface Searched {
  /** From the keys that open search, with a word typed at once, until it is found in the site's content. */
  firstFoundMs: number;
  /** The longest time in which the page did not answer to the visitor, from there until all of the content can be found. */
  longestBlockMs: number;
  /** From a text being there until what it finds is on screen: the slowest of several. */
  slowestMs: number;
}

/** Begins to note how long the page is busy at a time; returns how to learn the longest. */
const observeBlocks = async (page: Page): Promise<() => Promise<number>> => {
  const blocks = await page.evaluateHandle(() => {
    const noted = [0];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.push(duration);
    }).observe({ type: "longtask" });
    return noted;
  });
  return () => blocks.evaluate((noted) => Math.max(...noted));
};

const foundAfter = async (page: Page, query: string): Promise<number> => {
  const field = page.getByRole("combobox", { name: "Search" });
  await field.fill("");
  await page.locator(ANSWER).first().waitFor({ state: "detached" });
  return untilPainted(page, "input", ANSWER, () => field.fill(query));
};

/** How quickly search answers: when it is first opened, and once it knows all of the content. */
export const searched = (browser: Browser, address: string): Promise<Searched> =>
  withSlowPage(browser, async (page) => {
    await observeArrival(page, address);
    const longestBlock = await observeBlocks(page);
    const firstFoundMs = await untilPainted(page, "keydown", FOUND, async () => {
      await page.keyboard.press("ControlOrMeta+K");
      await page.keyboard.type("portfolio");
    });
    // It says how much it has found as soon as it knows all.
    await page.locator("dialog [role=status]", { hasText: /\d/ }).waitFor();
    const longestBlockMs = await longestBlock();
    const times: number[] = [];
    for (const query of QUERIES) times.push(await foundAfter(page, query));
    return { firstFoundMs, longestBlockMs, slowestMs: Math.max(...times) };
  });
