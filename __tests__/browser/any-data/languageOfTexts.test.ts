import { language as siteLanguage } from "../../../src/words/locale.words";
import { onSite } from "../support/addresses";
import { walkedPages } from "../support/builtPages";
import { panel } from "../support/sections";
import { expect, test } from "../support/test";

interface Shown {
  readonly language: { readonly lang: string; readonly dir: string } | null;
}

interface ShownItem {
  readonly post?: Shown | null;
  readonly project?: Shown | null;
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, result } of walkedPages) {
    const { item, title, sectionTitle } = result.pageContext;
    const { post, project } = result.data as ShownItem;
    const shown = post ?? project;
    if (item !== path || title === null || !shown) continue;

    test(`${path} says in which language it is written`, async ({ page }) => {
      await page.goto(onSite(path));
      const heading = panel(page, sectionTitle).getByRole("heading", { name: title, exact: true });
      const saidOf = () =>
        heading.first().evaluate((element) => ({
          lang: element.closest("[lang]")?.getAttribute("lang"),
          dir: getComputedStyle(element).direction,
        }));
      const { language } = shown;
      if (language === null) expect((await saidOf()).lang).toBe(siteLanguage);
      else expect(await saidOf()).toEqual(language);
    });
  }
});
