import { onSite } from "./support/addresses";
import { builtPages } from "./support/builtPages";
import { owner } from "./support/content";
import { expect, test } from "./support/test";

const firstPage = builtPages.find(({ path }) => path === "/");

/** Those that the first page shows at once, where General is that page. */
const featured =
  (firstPage?.result.data as Partial<Queries.GeneralPageQuery> | undefined)?.general?.featured ??
  [];

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
]) {
  test.describe(`in a minute, without script, at ${viewport.width} px`, () => {
    test.use({ javaScriptEnabled: false, viewport });

    test("one sees who it is, whether they are free, the ways on, and three projects", async ({
      page,
    }) => {
      await page.goto(onSite("/"));
      const main = page.getByRole("main");
      const { name: ownerName, role, place, availability } = owner;
      for (const fact of [ownerName, role, place, availability].filter(
        (said) => said !== undefined,
      )) {
        await expect(main.getByText(fact, { exact: true }).first()).toBeInViewport({ ratio: 1 });
      }
      for (const name of ["Résumé", "Get in touch"]) {
        await expect(main.getByRole("tabpanel").getByRole("link", { name })).toBeInViewport({
          ratio: 1,
        });
      }
      for (const { name, brief } of featured.slice(0, 3)) {
        await expect(main.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 1 });
        await expect(main.getByText(brief, { exact: true })).toBeInViewport({ ratio: 1 });
      }
    });
  });
}
