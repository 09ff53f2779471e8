import { readFileSync } from "node:fs";
import { sectionTitles } from "../../browser/support/content";
import type { Page } from "../support/page";
import type { Steps } from "../support/suite";

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

declare const axe: typeof import("axe-core");

const violations = async (page: Page): Promise<readonly string[]> => {
  await page.load("axe", AXE);
  return page.call(async () => {
    // Colours in the midst of a transition are nobody's.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const { violations: found } = await axe.run({ exclude: [["iframe"]] });
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
};

const choose = async (page: Page, theme: string) => {
  await page.role("button", "Theme").click();
  await page.role("menuitemradio", theme).click();
  await page.role("menu").untilGone();
};

export const accessibility: Steps = {
  "axe finds nothing on arrival, in either theme": async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.vitals.frame.untilThere();
    for (const theme of ["Light", "Dark"]) {
      await choose(page, theme);
      expect(await violations(page)).toEqual([]);
    }
  },

  "axe finds nothing in any section": async ({ desktop, page }) => {
    await desktop.visit();
    for (const title of sectionTitles) {
      await desktop.tab(title).click();
      await desktop.panel(title).css("h3").untilThere();
      expect(await violations(page)).toEqual([]);
    }
  },

  "axe finds nothing in a menu, in search, and around a frame": async ({ desktop, page }) => {
    await desktop.visit();
    await desktop.openMovie();
    expect(await violations(page)).toEqual([]);
    await desktop.movie.openMenu();
    expect(await violations(page)).toEqual([]);
    await page.press("Escape");
    await page.role("menu").untilGone();
    await page.press("Control+k");
    await page.role("combobox").untilFocused();
    await page.type("react");
    await page.role("option").untilThere();
    expect(await violations(page)).toEqual([]);
  },
};
