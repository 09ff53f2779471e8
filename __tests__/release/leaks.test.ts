import type { CDPSession, Page } from "@playwright/test";
import { filled } from "../../src/words/filled";
import { words as siteWords } from "../../src/words/words";
import { expect, test } from "../support/browser/test";

/** By then the page has created everything that it creates once and keeps. */
const ROUNDS_BEFORE = 20;
const ROUNDS = 50;

interface Kind {
  /** Selectors, because the clicks run in the page: the driver's own objects would count too. */
  readonly opener: string;
  readonly opened: string;
  /** Default: Escape closes it. */
  readonly closer?: string;
}

const buttonNamed = (name: string) => `button[aria-label="${name}"]`;

const { desktop: words, titles, windows } = siteWords;

const KINDS: Readonly<Record<string, Kind>> = {
  "a window": {
    opener: "[role=region] a[href$='/movie-db/']",
    opened: "iframe",
    closer: buttonNamed(filled(windows.closeWindow, { title: "Movie Platform" })),
  },
  "a menu": { opener: buttonNamed(words.view), opened: "[role=menu]" },
  "a window's menu": {
    opener: buttonNamed(filled(windows.menu, { title: titles.aboutMe })),
    opened: "[role=menu]",
  },
  search: {
    opener: buttonNamed(words.search),
    opened: "dialog",
    closer: `dialog ${buttonNamed(siteWords.windows.close)}`,
  },
};

/** The page's objects after garbage collection. */
const measure = async (browser: CDPSession) => {
  for (let time = 0; time < 3; time += 1) await browser.send("HeapProfiler.collectGarbage");
  const { metrics } = await browser.send("Performance.getMetrics");
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: value("Nodes"), listeners: value("JSEventListeners") };
};

const openAndClose = (page: Page, kind: Kind, rounds: number) =>
  page.evaluate(
    async ([{ opener, opened, closer }, count]) => {
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      const until = (isSo: () => boolean) =>
        new Promise<void>((resolve) => {
          const look = () => (isSo() ? resolve() : void requestAnimationFrame(look));
          look();
        });
      const key = { key: "Escape", bubbles: true, cancelable: true };
      for (let round = 0; round < count; round += 1) {
        find(opener)?.click();
        await until(() => find(opened) !== null && (!closer || find(closer) !== null));
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (closer) find(closer)?.click();
        else document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", key));
        await until(() => find(opened) === null);
      }
    },
    [kind, rounds] as const,
  );

// The driver's snapshots for a trace keep nodes of their own.
test.use({ trace: "off" });

for (const [name, kind] of Object.entries(KINDS)) {
  test(`${name} that opens and closes ${ROUNDS} times leaves no nodes and no listeners behind`, async ({
    desktop,
    page,
  }) => {
    test.setTimeout(180_000);
    await desktop.visit();
    const browser = await page.context().newCDPSession(page);
    await browser.send("Performance.enable");
    await openAndClose(page, kind, ROUNDS_BEFORE);
    const before = await measure(browser);
    await openAndClose(page, kind, ROUNDS);
    // The browser takes its time to free the last frame's document. What leaks stays.
    const left = async () => {
      const after = await measure(browser);
      return Math.max(after.nodes - before.nodes, after.listeners - before.listeners);
    };
    await expect.poll(left).toBeLessThanOrEqual(0);
  });
}
