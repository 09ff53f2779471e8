import { itemPage } from "../../browser/support/builtPages";
import { projectNames } from "../../browser/support/content";
import type { Page } from "../support/page";
import type { Steps } from "../support/suite";
import { until } from "../support/until";

const active = (page: Page) => page.css("[role=option][aria-selected=true]");

const open = async (page: Page) => {
  await page.press("Control+k");
  await page.role("combobox", "Search").untilFocused();
};

export const search: Steps = {
  "finds a project by its name, and goes there": async ({ desktop, page }) => {
    const wanted = projectNames.at(-1) ?? "";
    await desktop.visit();
    await open(page);
    await page.type(wanted.slice(0, 6).toLowerCase());
    await until(async () => expect(await active(page).text()).toContain(wanted));
    await page.press("Enter");
    await page.role("dialog").untilGone();
    await desktop.untilAt(itemPage(wanted).path, wanted);
    expect(await desktop.about.frame.ask((frame) => frame.contains(document.activeElement))).toBe(
      true,
    );
    await page.go(-1);
    await desktop.untilAt("/", null);
  },

  "finds a post by a word in its text, which is marked, and forgives a slip": async ({
    desktop,
    page,
  }) => {
    await desktop.visit();
    await open(page);
    await page.type("lamp room");
    const marks = page.css("[role=option] mark");
    await until(async () =>
      expect((await marks.texts()).map((text) => text.toLowerCase())).toContain("lamp"),
    );
    await page.press("Control+a");
    await page.type("wallpapr");
    await until(async () => expect(await page.role("option").count()).toBeGreaterThan(0));
  },

  "copies the address of what is in front": async ({ desktop, page }) => {
    await desktop.visit("/mission/");
    await open(page);
    await page.type("copy link");
    await until(async () => expect(await active(page).text()).toContain("Copy link"));
    await page.press("Enter");
    await until(async () =>
      expect(await page.role("dialog").text()).toContain("The link is copied"),
    );
    await page.press("Control+a");
    await page.press("Control+v");
    const field = page.role("combobox", "Search");
    const value = () => field.ask((element) => (element as HTMLInputElement).value);
    await until(async () => expect(await value()).toBe(new URL("mission/", page.site).href));
  },
};
