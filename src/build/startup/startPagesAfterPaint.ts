import fs from "node:fs/promises";
import path from "node:path";
import { htmlFile } from "../pages/htmlFile";
import { joinInline } from "./joinInline";
import { leaveOutMarkdownStyles } from "./leaveOutMarkdownStyles";
import { minifyInline } from "./minifyInline";
import { minifyMarkup } from "./minifyMarkup";
import { startAfterPaint } from "./startAfterPaint";
import { withoutStyleAttributes } from "./withoutStyleAttributes";

/** What this reads of the record that Gatsby keeps of its bundles. */
interface BundleStats {
  assetsByChunkName: Record<string, string[]>;
}

/** What this reads of a page's data. */
interface PageData {
  componentChunkName: string;
  staticQueryHashes: string[];
}

const readJson = async <Content>(file: string): Promise<Content> =>
  JSON.parse(await fs.readFile(file, "utf8"));

const dataAddress = (pagePath: string): string =>
  `/page-data/${pagePath.replace(/^\/|\/$/g, "") || "index"}/page-data.json`;

/** Lets the scripts of every page wait for its first paint (see `startAfterPaint`), and makes short what stands in it. */
export const startPagesAfterPaint = async (
  siteFolder: string,
  pagePaths: readonly string[],
  pathPrefix: string,
): Promise<void> => {
  const { assetsByChunkName } = await readJson<BundleStats>(
    path.join(siteFolder, "webpack.stats.json"),
  );
  for (const pagePath of pagePaths) {
    const data = dataAddress(pagePath);
    const { componentChunkName, staticQueryHashes } = await readJson<PageData>(
      path.join(siteFolder, data),
    );
    const scripts = (assetsByChunkName[componentChunkName] ?? []).filter((name) =>
      name.endsWith(".js"),
    );
    const file = path.join(siteFolder, htmlFile(pagePath));
    const html = await fs.readFile(file, "utf8");
    const needs = {
      scripts: scripts.map((name) => `${pathPrefix}/${name}`),
      data: [
        "/page-data/app-data.json",
        data,
        ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
      ].map((address) => pathPrefix + address),
    };
    const started = leaveOutMarkdownStyles(startAfterPaint(html, needs));
    const joined = joinInline(withoutStyleAttributes(started));
    await fs.writeFile(file, minifyMarkup(minifyInline(joined)));
  }
};
