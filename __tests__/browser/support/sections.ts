import { expect, type Locator, type Page } from "@playwright/test";
import { siteWords } from "../../../src/words/siteWords";

/** The tab of a section. */
export const tab = (page: Page, title: string): Locator =>
  page.getByRole("tab", { name: title, exact: true });

/** What a section's tab shows. */
export const panel = (page: Page, title: string): Locator =>
  page.getByRole("tabpanel", { name: title, exact: true });

/** The projects or posts that a section lists. */
export const listed = (section: Locator): Locator =>
  section.locator("[data-part=list]").getByRole("link");

/** The one that is shown. */
export const shownItem = (section: Locator): Locator =>
  section.locator("[data-part=list] [aria-current=page]");

/** Chooses a section, and returns its panel once everything in it is there and has come to rest. */
export const openSection = async (page: Page, title: string): Promise<Locator> => {
  await tab(page, title).click();
  await expect(tab(page, title)).toHaveAttribute("aria-selected", "true");
  await expect(panel(page, title).getByRole("heading", { level: 3 })).toBeVisible();
  const shown = panel(page, title);
  await expect(shown.getByRole("status", { name: siteWords.loading })).toHaveCount(0);
  await shown.evaluate((element) =>
    Promise.allSettled(element.getAnimations().map(({ finished }) => finished)),
  );
  return shown;
};
