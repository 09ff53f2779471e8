import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { findProgram } from "./findProgram";

/** Names under which systems install Chrome or Chromium. */
const SYSTEM_NAMES = [
  "google-chrome-stable",
  "google-chrome",
  "chromium",
  "chromium-browser",
  "chrome",
];

/** Where Chrome is on a Mac, which has it outside the search path. */
const MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * The Chromium to make the PDF and to test with: what the variable CHROMIUM_PATH names, otherwise Playwright's own,
 * otherwise a Chrome or Chromium of the system; undefined when there is none.
 */
export const findBrowser = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  if (existsSync(MAC_CHROME)) return MAC_CHROME;
  return SYSTEM_NAMES.map(findProgram).find((file) => file !== undefined);
};
