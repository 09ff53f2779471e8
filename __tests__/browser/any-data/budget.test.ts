import { BUILT_SITE } from "../../../scripts/server/siteServer";
import { type ArrivedFile, arrivedScripts, observeArrival } from "../../../scripts/weights/arrival";
import { exceededLimits, grownPackages, readBudget } from "../../../scripts/weights/budget";
import { packageWeights } from "../../../scripts/weights/scriptWeights";
import { language } from "../../../src/words/locale.words";
import { expect, test } from "../support/test";

// Sizes do not depend on how fast the machine is, so this fails for one reason only: more is downloaded.
test.describe("what a visitor downloads on arrival", () => {
  let files: readonly ArrivedFile[];
  test.beforeEach(async ({ page, baseURL }) => {
    files = await observeArrival(page, baseURL ?? "");
  });

  test("scripts, HTML and fonts stay within their limits", () => {
    expect(exceededLimits(files, readBudget())).toEqual([]);
  });

  // In another language the limits above hold alone.
  if (language === readBudget().language)
    test("no package has grown (if that is meant: npm run write:budget)", () => {
      const weights = packageWeights(arrivedScripts(files, BUILT_SITE));
      expect(weights.size).toBeGreaterThan(0);
      expect(grownPackages(weights, readBudget())).toEqual([]);
    });
});
