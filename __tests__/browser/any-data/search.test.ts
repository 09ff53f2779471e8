import { expect, type Page } from "@playwright/test";
import { mailAddresses, postNames, projectNames, sectionTitles } from "../support/content";
import { Search } from "../support/search";
import { test } from "../support/test";

const expectFound = async (page: Page, titles: readonly string[]) => {
  const search = new Search(page);
  for (const title of titles) {
    await search.field.fill(title);
    await expect(search.options.filter({ hasText: title }).first()).toBeVisible();
  }
};

test("every section is offered, and every project and post is found by its name", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const search = new Search(page);
  await search.open();
  for (const title of sectionTitles) {
    await expect(search.options.filter({ hasText: title }).first()).toBeVisible();
  }
  const written = [...projectNames, ...postNames];
  await expectFound(page, [...written.slice(0, 10), ...written.slice(-10)]);
});

test("what is searched bears no mail address", async ({ desktop, page }) => {
  await desktop.visit();
  const fetched = page.waitForResponse(Search.FILE);
  await new Search(page).open();
  const text = await (await fetched).text();
  for (const mail of mailAddresses) expect(text).not.toContain(mail);
});
