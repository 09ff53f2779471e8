import fs from "node:fs";
import { siteFile } from "../content/files";
import { FEED_PATH } from "../contract/siteFiles";
import { writePdfs, writeResumeFiles } from "../resume";
import { type SiteContent, sampleWarning, sitePages } from "../site";
import { otherLanguage } from "../words/siteLanguage";
import { writeSiteFont } from "./font/siteFont";
import { missingLettersWarning } from "./linkPreviews/missingLetters";
import { writeLinkPreviews } from "./linkPreviews/writeLinkPreviews";
import { removeOldFiles } from "./oldFiles";
import { writePolicies } from "./policy";
import { copyPublicFiles, removeRootFiles, restoreOwnFiles } from "./publicFiles/publicFiles";
import { writeSiteIcons } from "./publicFiles/siteIcons";
import { writeRedirects } from "./redirects";
import { writeRobots } from "./sitemap";

/** Writes the files that browsers load besides the pages, in development too. */
export const writeAssets = async ({ site }: SiteContent): Promise<void> => {
  await writeSiteFont(site.font);
  copyPublicFiles();
  await writeSiteIcons(site);
  await restoreOwnFiles();
};

interface Build {
  /** The paths of all pages. */
  readonly paths: readonly string[];
  /** The digests of the content's pictures. */
  readonly pictures: ReadonlySet<string>;
  /** The folder of Gatsby's cache for files of ours. */
  readonly cacheFolder: string;
  readonly warn: (message: string) => void;
}

/** Writes the files beside a build's pages, then each page's policy. Plugins write the sitemap and the feed. */
export const publishSite = async (
  content: SiteContent,
  { paths, pictures, cacheFolder, warn }: Build,
): Promise<void> => {
  const { site } = content;
  const pages = sitePages(content).map(({ context }) => context);
  // Without posts there is nothing to follow.
  if (!pages.some(({ hasFeed }) => hasFeed)) fs.rmSync(siteFile(FEED_PATH), { force: true });
  await writeLinkPreviews(pages, content, cacheFolder);
  await writeResumeFiles(content.resumes);
  const { pages: most, photo } = site.resume ?? {};
  const settings = { pages: most, photo: photo ? site.owner.photo : undefined };
  await writePdfs(content.resumes, settings, warn);
  if (!otherLanguage()) {
    writeRobots(site.home);
    writeRedirects(site);
  }
  writePolicies(paths, content);
  await restoreOwnFiles();
  removeOldFiles(paths, pictures);
  if (otherLanguage()) removeRootFiles();
  const { name, role } = site.owner;
  const missing = missingLettersWarning([name, role, ...pages.map(({ title }) => title)].join(""));
  for (const message of [missing, sampleWarning()]) if (message) warn(message);
};
