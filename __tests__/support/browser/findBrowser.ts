import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

/** The path of a program that the system finds by its name. */
export const findProgram = (name: string): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** Chromium without windows: tests take a third less time with it. */
const WINDOWLESS_NAME = "chromium-headless-shell";

const WHOLE_NAMES = [
  "google-chrome-stable",
  "google-chrome",
  "chromium",
  "chromium-browser",
  "chrome",
];

/** A Mac has Chrome outside the search path. */
const MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

const findNamed = (names: readonly string[]): string | undefined => {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return [chromium.executablePath(), MAC_CHROME, ...names.map(findProgram)].find(
    (file) => file && existsSync(file),
  );
};

/** The Chromium of CHROMIUM_PATH, or else Playwright's own, or else the system's; undefined without any. */
export const findBrowser = (): string | undefined => findNamed([WINDOWLESS_NAME, ...WHOLE_NAMES]);

/** The same with windows: without them a browser keeps no pages for Back and Forward. */
export const findWholeBrowser = (): string | undefined => findNamed(WHOLE_NAMES);
