import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../src/build/browser/findBrowser";

/** Four times slower than this machine: an older phone. */
export const CPU_SLOWDOWN = 4;

export const VIEWPORTS = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

/** Without extensions, without calls of the browser's own, painted by the CPU: the same on every machine. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Path of the Chromium to measure with. */
export const browserPath = (): string => {
  const path = findBrowser();
  if (path === undefined)
    throw new Error("The bench needs a Chrome or Chromium, and there is none.");
  return path;
};

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args: BROWSER_FLAGS });

/** Gives `measure` a page of its own, with an empty cache, and closes it afterwards. */
export const withPage = async <Result>(
  browser: Browser,
  options: BrowserContextOptions,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext(options);
  // tsx wraps named functions in a helper of this name, also those that are sent into the page.
  await context.addInitScript("globalThis.__name = (target) => target;");
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
};

/** A page of the desktop's size, on a slow CPU from its first moment. */
export const withSlowPage = <Result>(
  browser: Browser,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> =>
  withPage(browser, VIEWPORTS.desktop, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    return measure(page);
  });
