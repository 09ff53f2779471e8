import { writeFileSync } from "node:fs";
import { siteLanguage } from "../src/words/siteLanguage";
import { VIEWPORTS, withPage } from "./bench/browser";
import { withBuiltSite } from "./browser/withBuiltSite";
import { BUILT_SITE } from "./server/siteServer";
import { arrivedScripts, observeArrival } from "./weights/arrival";
import {
  BUDGET_FILE,
  type Budget,
  budgetedBytes,
  exceededLimits,
  readBudget,
} from "./weights/budget";
import { packageWeights } from "./weights/scriptWeights";

/** Makes what each package weighs in the site as it was built last the budget; the limits stay. */
const main = () =>
  withBuiltSite(async ({ browser, address }) => {
    const files = await withPage(browser, VIEWPORTS.desktop, (page) =>
      observeArrival(page, `${address}/`),
    );
    const packages = [...budgetedBytes(packageWeights(arrivedScripts(files, BUILT_SITE)))].sort(
      ([a], [b]) => (a < b ? -1 : 1),
    );
    const { limits } = readBudget();
    const budget: Budget = {
      limits,
      language: siteLanguage(),
      packages: Object.fromEntries(packages),
    };
    writeFileSync(BUDGET_FILE, `${JSON.stringify(budget, null, 2)}\n`);
    for (const sentence of exceededLimits(files, budget)) console.warn(sentence);
  });

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
