import { observeArrival } from "../../../scripts/weights/arrival";
import { exceededLimits, readBudget } from "../../../scripts/weights/budget";
import { gzippedBytes } from "../../../scripts/weights/gzip";
import { onSite } from "../support/addresses";
import { walkedPages } from "../support/builtPages";
import { expect, test } from "../support/test";

const budget = readBudget();

// Sizes do not depend on how fast the machine is, so this fails for one reason only: more is downloaded.
test("scripts, HTML and fonts that a visitor downloads on arrival stay within their limits", async ({
  page,
  baseURL,
}) => {
  const files = await observeArrival(page, baseURL ?? "");
  expect(exceededLimits(files, budget)).toEqual([]);
});

for (const { path, result } of walkedPages) {
  const { section, item } = result.pageContext;
  if (section !== "Posts" || item !== path) continue;

  test(`${path} weighs no more than its own text beside that`, async ({ request }) => {
    const html = await (await request.get(onSite(path))).text();
    const text = gzippedBytes(JSON.stringify(result.data));
    expect(gzippedBytes(html)).toBeLessThanOrEqual(budget.limits.document + text);
  });
}
