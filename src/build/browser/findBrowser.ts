import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { findProgram } from "./findProgram";

/** What has no windows of its own: tests take a third less time with it. */
const WINDOWLESS_NAME = "chromium-headless-shell";

/** Names under which systems install Chrome or Chromium. */
const WHOLE_NAMES = [
  "google-chrome-stable",
  "google-chrome",
  "chromium",
  "chromium-browser",
  "chrome",
];

/** Where Chrome is on a Mac, which has it outside the search path. */
const MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

const findNamed = (names: readonly string[]): string | undefined => {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  if (existsSync(MAC_CHROME)) return MAC_CHROME;
  return names.map(findProgram).find((file) => file !== undefined);
};

/**
 * The Chromium to make the PDF and to test with: what the variable CHROMIUM_PATH names, otherwise Playwright's own,
 * otherwise a Chrome or Chromium of the system; undefined when there is none.
 */
export const findBrowser = (): string | undefined => findNamed([WINDOWLESS_NAME, ...WHOLE_NAMES]);

/** The same with all that visitors have: without windows a browser keeps no pages for Back and Forward. */
export const findWholeBrowser = (): string | undefined => findNamed(WHOLE_NAMES);
