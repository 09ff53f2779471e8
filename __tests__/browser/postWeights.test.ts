import { readBudget } from "../../scripts/weights/budget";
import { gzippedBytes } from "../../scripts/weights/gzip";
import { onSite } from "./support/addresses";
import { walkedPages } from "./support/builtPages";
import { expect, test } from "./support/test";

const { document } = readBudget().limits;

for (const { path, result } of walkedPages) {
  const { section, item } = result.pageContext;
  if (section !== "Posts" || item !== path) continue;

  test(`${path} weighs no more than its own text beside that`, async ({ request }) => {
    const html = await (await request.get(onSite(path))).text();
    const text = gzippedBytes(JSON.stringify(result.data));
    expect(gzippedBytes(html)).toBeLessThanOrEqual(document + text);
  });
}
