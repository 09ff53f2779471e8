import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { DEFAULT_THEME_STORAGE_KEY, WALLPAPER_STORAGE_KEY } from "../../src/lib/storageKeys";
import { visit } from "../browser/visit";
import { type BuiltSite, withBuiltSite } from "../browser/withBuiltSite";
import { contextOptions, groupOf, type Shot } from "./scene";

/** A browser on two cores draws no faster with more. */
const GROUPS_AT_ONCE = 2;
/** After the last step: longer than any movement of ours and than a late spinner waits. */
const SETTLING_MS = 700;

const themeStorageKey = (): string => {
  const site: { themeStorageKey?: string } = JSON.parse(
    readFileSync(resolve("data/site.json"), "utf8"),
  );
  return site.themeStorageKey ?? DEFAULT_THEME_STORAGE_KEY;
};

const openPage = async (context: BrowserContext, { scene, theme }: Shot): Promise<Page> => {
  const page = await context.newPage();
  await page.addInitScript(
    ({ themeKey, wallpaperKey, choices }) => {
      // The framed page has no storage to write to.
      if (window.top !== window) return;
      localStorage.clear();
      localStorage.setItem(themeKey, choices.theme);
      if (choices.wallpaper) localStorage.setItem(wallpaperKey, choices.wallpaper);
    },
    {
      themeKey: themeStorageKey(),
      wallpaperKey: WALLPAPER_STORAGE_KEY,
      choices: { theme, wallpaper: scene.wallpaper },
    },
  );
  return page;
};

/** A large screen is painted so slowly that a movement may end late. What turns for ever is left alone. */
const untilStill = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );

export interface TakenShot {
  readonly shot: Shot;
  readonly picture: Buffer;
}

const take = async (context: BrowserContext, address: string, shot: Shot): Promise<TakenShot> => {
  const { path = "/", before, steps } = shot.scene;
  const page = await openPage(context, shot);
  try {
    await before?.(page);
    await visit(page, `${address}${path}`);
    await steps?.(page);
    await page.waitForTimeout(SETTLING_MS);
    await untilStill(page);
    return { shot, picture: await page.screenshot() };
  } finally {
    await page.close();
  }
};

/** The first visit brings the font, which is optional, for all others. */
const openWarmContext = async ({ browser, address }: BuiltSite, shot: Shot) => {
  const context = await browser.newContext(contextOptions(shot));
  const page = await context.newPage();
  await visit(page, address);
  await page.close();
  return context;
};

const inGroups = (shots: readonly Shot[]): Shot[][] => {
  const groups = new Map<string, Shot[]>();
  for (const shot of shots) {
    const group = groups.get(groupOf(shot)) ?? [];
    groups.set(groupOf(shot), [...group, shot]);
  }
  return [...groups.values()];
};

/** Takes the shots and hands each on when it is there; returns what went wrong, by shot. */
export const takeShots = (
  shots: readonly Shot[],
  onTaken: (taken: TakenShot) => Promise<void>,
): Promise<Map<Shot, unknown>> =>
  withBuiltSite(async (site) => {
    const failures = new Map<Shot, unknown>();
    const takeGroup = async (group: readonly [Shot, ...Shot[]]) => {
      const context = await openWarmContext(site, group[0]);
      for (const shot of group) {
        await take(context, site.address, shot)
          .then(onTaken)
          .catch((error: unknown) => failures.set(shot, error));
      }
      await context.close();
    };
    const waiting = inGroups(shots);
    const work = async () => {
      for (let group = waiting.shift(); group; group = waiting.shift()) {
        const [first, ...rest] = group;
        if (first) await takeGroup([first, ...rest]);
      }
    };
    await Promise.all(Array.from({ length: GROUPS_AT_ONCE }, work));
    return failures;
  });
