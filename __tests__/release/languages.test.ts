import { siteLanguages } from "../../src/words/siteLanguage";
import { expectAccessible } from "../support/browser/expectAccessible";
import { expect, test } from "../support/browser/test";
import { untilSettled } from "../support/browser/visit";

const [first, ...others] = siteLanguages();

test.skip(others.length === 0, "The site has one language.");

for (const lang of others) {
  test(`a visitor goes on in ${lang} with the same page and windows, and comes Back`, async ({
    desktop,
    page,
  }) => {
    await desktop.visit("/projects/");
    await desktop.dockItem("Movie Platform").click();
    await desktop.expectFocused(desktop.movie);
    await desktop.dockItem("About Me").click();
    await desktop.expectFocused(desktop.about);
    const ids = () =>
      page
        .locator("[data-window-id]:visible")
        .evaluateAll((all) => all.map((it) => it.getAttribute("data-window-id")).sort());
    const [before, windows] = [new URL(page.url()).pathname, await ids()];
    await desktop.topBar.locator(`a[hreflang="${lang}"]`).click();
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await untilSettled(page);
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`/${lang}/projects/$`));
    await expect.poll(ids).toEqual(windows);
    await expectAccessible(page);
    await page.goBack();
    await expect(page.locator("html")).toHaveAttribute("lang", first);
    expect(new URL(page.url()).pathname).toBe(before);
  });
}

test("search finds the other language", async ({ desktop, page }) => {
  await desktop.visit();
  const [other = ""] = others;
  const name = await desktop.topBar.locator(`a[hreflang="${other}"]`).textContent();
  await page.keyboard.press("Control+k");
  await page.keyboard.type(String(name).trim());
  await page.getByRole("option", { name: String(name).trim() }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", other);
});
