import fs from "node:fs/promises";
import path from "node:path";
import { FEED_PATH } from "../../lib/feed";
import type { PageContext } from "../../lib/pageContext";
import { answerQuery, type RunQuery } from "../answerQuery";
import { withFeedLink } from "../feed/withFeedLink";
import { writeRobots } from "../sitemap/writeRobots";
import { siteOf } from "../structuredData/content";
import { structuredData } from "../structuredData/structuredData";
import { structuredDataQuery } from "../structuredData/structuredDataQuery";
import { withStructuredData } from "../structuredData/withStructuredData";
import { htmlFile } from "./htmlFile";
import type { SitePage } from "./sitePages";

/** What the built site is, and where. */
export interface BuiltSite {
  readonly folder: string;
  /** What all its addresses begin with; empty at the root of a host. */
  readonly basePath: string;
  readonly pages: readonly SitePage[];
}

const isOfPosts = ({ section, app }: PageContext): boolean => section === "Posts" && app === null;

const isPost = (page: PageContext): boolean => isOfPosts(page) && page.item === page.address;

/**
 * Completes the built site with what is for search engines and feed readers only. Without posts there
 * is nothing to follow: the feed is taken away.
 */
export const writeForOthers = async (
  graphql: RunQuery,
  { folder, basePath, pages }: BuiltSite,
): Promise<void> => {
  const content = await answerQuery<Queries.StructuredDataQuery>(
    graphql,
    structuredDataQuery,
    "Search engines cannot be told what the pages are.",
  );
  const hasFeed = pages.some(({ context }) => isPost(context));
  for (const { path: address, context } of pages) {
    const file = path.join(folder, htmlFile(address));
    const html = await fs.readFile(file, "utf8");
    const isLinked = hasFeed && (address === "/" || isOfPosts(context));
    const linked = withFeedLink(html, isLinked ? basePath + FEED_PATH : null);
    await fs.writeFile(file, withStructuredData(linked, structuredData(context, content)));
  }
  if (!hasFeed) await fs.rm(path.join(folder, FEED_PATH), { force: true });
  await writeRobots(folder, siteOf(content).home);
};
