import { observeArrival } from "../../../scripts/weights/arrival";
import { exceededLimits, readBudget } from "../../../scripts/weights/budget";
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
