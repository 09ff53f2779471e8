import fs from "node:fs";
import type { GatsbyNode } from "gatsby";
import { isDevelop, siteFile } from "../../content/files";
import { FEED_PATH } from "../../contract/siteFiles";
import {
  copyPublicFiles,
  markFinish,
  markPlace,
  missingLettersNotice,
  removeOldFiles,
  restoreOwnFiles,
  writeLinkPreviews,
  writePolicies,
  writeRedirects,
  writeRobots,
  writeSiteFont,
  writeSiteIcons,
} from "../../publish";
import { writePdfs, writeResumeFiles } from "../../resume";
import { sampleNotice, sitePages } from "../../site";
import { LEFT_OUT } from "./createPages";
import { siteContent } from "./refreshContent";

/** Writes the files that browsers load besides the pages, in development too. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({
  actions,
  getNodesByType,
}) => {
  markPlace();
  for (const page of isDevelop() ? [] : getNodesByType("SitePage")) {
    const { path: address, component } = page as unknown as Queries.SitePage;
    if (address.startsWith(LEFT_OUT)) actions.deletePage({ path: address, component });
  }
  const { owner, accent, font } = siteContent().site;
  await writeSiteFont(font);
  copyPublicFiles();
  await writeSiteIcons({ name: owner.name, accent: accent?.colour, font });
  await restoreOwnFiles();
};

/**
 * Writes the files beside the pages: link previews and the résumé. Then adds each page's policy, and reports names of the
 * sample that remain. Plugins write the sitemap and the feed.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter, getNodesByType }) => {
  const content = siteContent();
  const { site } = content;
  const pages = sitePages(content).map(({ context }) => context);
  writeRobots(site.home);
  // Without posts there is nothing to follow.
  if (!pages.some(({ hasFeed }) => hasFeed)) fs.rmSync(siteFile(FEED_PATH), { force: true });
  await writeLinkPreviews(pages, content);
  await writeResumeFiles(content.resumes);
  const { pages: most, photo } = site.resume ?? {};
  await writePdfs(
    content.resumes,
    { pages: most, accent: site.accent?.colour, photo: photo ? site.owner.photo : undefined },
    (notice) => reporter.warn(notice),
  );
  writeRedirects(site);
  const paths = getNodesByType("SitePage").map((page) => String(page.path));
  writePolicies(paths, content);
  await restoreOwnFiles();
  const pictures = getNodesByType("File").map(({ internal }) => internal.contentDigest);
  removeOldFiles(paths, new Set(pictures));
  const { name, role } = site.owner;
  const drawn = JSON.stringify([name, role, pages.map(({ title }) => title), content.resumes]);
  const missing = await missingLettersNotice(drawn);
  for (const notice of [missing, sampleNotice()]) if (notice) reporter.warn(notice);
  markFinish();
};
