import type { Browser } from "@playwright/test";
import { listen } from "../server/listen";
import { createSiteServer } from "../server/siteServer";
import { arrivedScripts } from "../weights/arrival";
import { packageWeights, type Weights } from "../weights/scriptWeights";
import { VIEWPORTS, withPage } from "./browser";
import { measureBytes } from "./bytesRows";
import { measureInteractions } from "./interactionRows";
import { type LighthouseResult, runLighthouse } from "./lighthouse";
import { desktopRows, limitRows, phoneRows } from "./lighthouseRows";
import { makeLimitSite } from "./limitSite";
import { type ScriptlessResult, withoutScript } from "./measures/withoutScript";
import { repeat } from "./repeat";
import type { Row } from "./row";
import { say } from "./say";

/** Does `measure` with a server of a built site that compresses with gzip only, as the measured sites' servers did. */
const withSite = async <Result>(
  folder: string,
  measure: (address: string) => Promise<Result>,
): Promise<Result> => {
  const server = await listen(createSiteServer({ folder, hasBrotli: false }));
  try {
    return await measure(`${server.origin}/`);
  } finally {
    await server.close();
  }
};

const lighthouseRuns = (
  folder: string,
  device: "phone" | "desktop",
  runs: number,
  path = "",
): Promise<LighthouseResult[]> =>
  repeat(runs, () => {
    say(`Lighthouse, ${device}, /${path}`);
    return withSite(folder, (address) => runLighthouse(address + path, device));
  });

/** The path of the newest post. */
const postPath = (browser: Browser, folder: string): Promise<string> =>
  withSite(folder, (address) =>
    withPage(browser, VIEWPORTS.desktop, async (page) => {
      await page.goto(`${address}posts/`);
      const links = page.getByRole("tabpanel", { name: "Posts" }).locator("[data-part=list] a");
      return (await links.first().getAttribute("href"))?.slice(1) ?? "";
    }),
  );

export interface SiteResult {
  lighthouse: Row[];
  bytes: Row[];
  interactions: Row[];
  weights: Weights;
  scriptless: ScriptlessResult;
  /** The runs behind the rows of the phone, to compare the limit with. */
  phone: readonly LighthouseResult[];
}

/** Measures all that the goals speak of, on the site that was built into a folder. */
export const measureSite = async (
  browser: Browser,
  folder: string,
  runs: number,
): Promise<SiteResult> => {
  const phone = await lighthouseRuns(folder, "phone", runs);
  const desktop = await lighthouseRuns(folder, "desktop", runs);
  const post = await postPath(browser, folder);
  const postOnPhone = await lighthouseRuns(folder, "phone", runs, post);
  return withSite(folder, async (address) => {
    say("What arrives");
    const { rows, files } = await measureBytes(browser, address, address + post);
    say("Answers to a visitor");
    return {
      lighthouse: [
        ...phoneRows(phone),
        ...desktopRows(desktop),
        ...phoneRows(postOnPhone, "a post on a phone"),
      ],
      bytes: rows,
      interactions: await measureInteractions(browser, address, runs),
      weights: packageWeights(arrivedScripts(files, folder)),
      scriptless: await withoutScript(browser, address),
      phone,
    };
  });
};

/** Measures the same site without its scripts, and compares ours with that. */
export const measureLimit = async (
  folder: string,
  ours: readonly LighthouseResult[],
): Promise<Row[]> => {
  const limit = await makeLimitSite(folder);
  try {
    say("The same page without scripts");
    return limitRows(await lighthouseRuns(limit.folder, "phone", ours.length), ours);
  } finally {
    await limit.remove();
  }
};
