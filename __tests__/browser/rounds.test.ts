import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "./support/test";

/** `npm run test:monkey` does all of them. */
const ROUNDS = process.env.WHOLE_MONKEY ? 300 : 40;
/** What is made once, and kept, is made by then: for a few hundred rounds the browser goes on compiling what runs often. */
const ROUNDS_BEFORE = process.env.WHOLE_MONKEY ? 300 : 20;
/** Of a few rounds, what was compiled for them is most of what is measured. */
const MOST_BYTES_A_ROUND = process.env.WHOLE_MONKEY ? 2048 : Number.POSITIVE_INFINITY;

const METRICS = { nodes: "Nodes", listeners: "JSEventListeners", heap: "JSHeapUsedSize" } as const;

/** What the page holds once everything is gone that nothing refers to. */
const held = async (browser: CDPSession) => {
  for (let time = 0; time < 3; time += 1) await browser.send("HeapProfiler.collectGarbage");
  const { metrics } = await browser.send("Performance.getMetrics");
  const measured = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    nodes: measured(METRICS.nodes),
    listeners: measured(METRICS.listeners),
    heap: measured(METRICS.heap),
  };
};

interface Kind {
  /** What is pressed to open it. */
  readonly opener: string;
  /** What is there while it is open, and in that what is pressed to close it. Default: Escape. */
  readonly opened: string;
  readonly closer?: string;
}

const KINDS: Readonly<Record<string, Kind>> = {
  "a window": {
    opener: "[data-window-id] a[href$='/movie-db/']",
    opened: "iframe",
    closer: "[aria-label='Close Movie Platform']",
  },
  "a menu": { opener: "header button[aria-label=View]", opened: "[role=menu]" },
  "a window's menu": {
    opener: "button[aria-label='Window menu, About Me']",
    opened: "[role=menu]",
  },
  search: {
    opener: "header button[aria-label=Search]",
    opened: "dialog",
    closer: "dialog button[aria-label=Close]",
  },
};

/** In the page itself: a driver's own notes of what it does would be measured, too. */
const goRound = (page: Page, kind: Kind, rounds: number) =>
  page.evaluate(
    async ([{ opener, opened, closer }, count]) => {
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      const until = (isSo: () => boolean) =>
        new Promise<void>((resolve) => {
          const look = () => (isSo() ? resolve() : void requestAnimationFrame(look));
          look();
        });
      const pressEscape = () =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }),
        );
      for (let round = 0; round < count; round += 1) {
        find(opener)?.click();
        await until(() => find(opened) !== null && (!closer || find(closer) !== null));
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (closer) find(closer)?.click();
        else pressEscape();
        await until(() => find(opened) === null);
      }
    },
    [kind, rounds] as const,
  );

for (const [name, kind] of Object.entries(KINDS)) {
  test(`${name} that is opened and closed ${ROUNDS} times leaves nothing behind`, async ({
    desktop,
    page,
  }, testInfo) => {
    test.setTimeout(60_000 + (ROUNDS_BEFORE + ROUNDS) * 1500);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await desktop.visit();
    await desktop.settle();
    const browser = await page.context().newCDPSession(page);
    await browser.send("Performance.enable");
    await goRound(page, kind, ROUNDS_BEFORE);
    const before = await held(browser);
    await goRound(page, kind, ROUNDS);
    const after = await held(browser);
    const grown = {
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
      bytesARound: Math.round((after.heap - before.heap) / ROUNDS),
    };
    testInfo.annotations.push({ type: "grown", description: JSON.stringify(grown) });
    expect(grown.nodes).toBeLessThanOrEqual(0);
    expect(grown.listeners).toBeLessThanOrEqual(0);
    expect(grown.bytesARound).toBeLessThanOrEqual(MOST_BYTES_A_ROUND);
  });
}
