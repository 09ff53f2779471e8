import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readCheckedSite } from "../checkedSite";
import { writeSiteFont } from "../font/siteFont";
import { writeLicences } from "../licences/writeLicences";
import { answerPagesQuery } from "../pages/answerPagesQuery";
import { drawSharePictures } from "../pages/drawSharePictures";
import { sitePages } from "../pages/sitePages";
import { writeForOthers } from "../pages/writeForOthers";
import { BUILT_FOLDER, projectRoot } from "../paths";
import { makeFinePictures } from "../pictures/makeFinePictures";
import { writePolicies } from "../policy/writePolicies";
import { readResume } from "../resume/readResume";
import { writePdf } from "../resume/writePdf";
import { writeResumeFiles } from "../resume/writeResumeFiles";
import { sampleNotice } from "../sample/sampleNotice";
import { sayProgress, type TellProgress } from "../sayProgress";

/** Does something under a name that Gatsby shows with the time it takes. */
type InTurn = (name: string, work: (tell: TellProgress) => Promise<void>) => Promise<void>;

/**
 * Writes what a site has besides pages: files for search engines, link previews, full-resolution wallpapers, the résumé's files and
 * licences. Then adds each page's policy, and says what is left of the sample. The sitemap and the feed are plugins' work.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({
  graphql,
  reporter,
  getNodesByType,
  basePath,
}) => {
  const siteFolder = path.join(projectRoot(), BUILT_FOLDER);
  const inTurn: InTurn = async (name, work) => {
    const timer = reporter.activityTimer(name);
    timer.start();
    await work(sayProgress(name, (line) => reporter.info(line)));
    timer.end();
  };
  const pagePaths = getNodesByType("SitePage").map((page) => String(page.path));
  const content = await answerPagesQuery(graphql);
  const pages = sitePages(content);
  await writeForOthers(graphql, { folder: siteFolder, basePath, pages });
  await inTurn("Drawing the share pictures", (tell) =>
    drawSharePictures(content, siteFolder, tell),
  );
  await inTurn("Making the wallpapers' fine pictures", (tell) =>
    makeFinePictures(graphql, siteFolder, tell),
  );
  const { font, resume } = readCheckedSite();
  await writeSiteFont(font, siteFolder);
  const record = resume && (await readResume(siteFolder));
  await writeResumeFiles(record, siteFolder);
  if (record) {
    await inTurn("Printing the résumé", () =>
      writePdf(record, path.join(siteFolder, resume.file), {
        pages: resume.pages,
        warn: (notice) => reporter.warn(notice),
      }),
    );
  }
  await writePolicies(graphql, siteFolder, pagePaths);
  await writeLicences(siteFolder);
  const notice = sampleNotice(String(content.site?.owner.name));
  if (notice !== undefined) reporter.info(notice);
};
