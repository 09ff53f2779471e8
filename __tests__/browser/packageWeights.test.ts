import { BUILT_SITE } from "../../scripts/server/siteServer";
import { arrivedScripts, observeArrival } from "../../scripts/weights/arrival";
import { grownPackages, readBudget } from "../../scripts/weights/budget";
import { packageWeights } from "../../scripts/weights/scriptWeights";
import { language } from "../../src/words/locale.words";
import { expect, test } from "./support/test";

// What an owner writes changes nothing of it. In a copy that shares the project's packages they lie elsewhere, by which the
// bundler orders what it joins: there the bytes at a package's edges are counted as another's.
test.describe("in the scripts that a visitor downloads on arrival", () => {
  // In another language the limits of `any-data/budget.test.ts` hold alone.
  if (language === readBudget().language)
    test("no package has grown (if that is meant: npm run write:budget)", async ({
      page,
      baseURL,
    }) => {
      const files = await observeArrival(page, baseURL ?? "");
      const weights = packageWeights(arrivedScripts(files, BUILT_SITE));
      expect(weights.size).toBeGreaterThan(0);
      expect(grownPackages(weights, readBudget())).toEqual([]);
    });
});
