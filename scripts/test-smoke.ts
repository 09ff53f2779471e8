import type { BrowserContext } from "@playwright/test";
import { withBuiltSite } from "./browser/withBuiltSite";
import { faultsOfPage } from "./smoke/faultsOfPage";
import { sitemapPaths } from "./smoke/sitemapPaths";

const read = async (address: string): Promise<string> => {
  const response = await fetch(address);
  if (response.ok) return response.text();
  throw new Error(`${address} is answered with the status ${response.status}.`);
};

/** Opens one page; says whether all is well with it. */
const isWell = async (context: BrowserContext, site: string, path: string): Promise<boolean> => {
  const page = await context.newPage();
  const faults = await faultsOfPage(page, site + path);
  await page.close();
  console.log([`${faults.length === 0 ? "✓" : "✗"} ${decodeURI(path)}`, ...faults].join("\n  "));
  return faults.length === 0;
};

/** `npm run test:smoke`: opens every page of the site that was built last, as a visitor's browser does. */
const main = () =>
  withBuiltSite(async ({ browser, address }) => {
    const context = await browser.newContext();
    const paths = new Set(["/", ...(await sitemapPaths((path) => read(address + path)))]);
    let broken = 0;
    const waiting = paths.values();
    const openEach = async () => {
      for (const path of waiting) if (!(await isWell(context, address, path))) broken++;
    };
    // Two at a time: while one page rests, the other is at work.
    await Promise.all([openEach(), openEach()]);
    if (broken > 0) throw new Error(`\n${broken} of ${paths.size} pages are not well.`);
    console.log(`\nAll ${paths.size} pages open, and the desktop starts on each.`);
  });

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
