import path from "node:path";
import type { GatsbyNode, Reporter } from "gatsby";
import { readCheckedSite } from "../checkedSite";
import { formatReport } from "../diagnostics/diagnostic";
import { writeSiteFont } from "../font/siteFont";
import { isDevelop } from "../isDevelop";
import { noticesAbout } from "../notices";
import { BUILT_FOLDER, projectRoot } from "../paths";
import { hasCheckedCopy, refreshContent } from "../refreshContent";

const checkContentFirst = async (reporter: Reporter): Promise<void> => {
  const checked = await refreshContent();
  if (checked.ok) {
    for (const notice of noticesAbout(checked.content, checked.markdown)) reporter.warn(notice);
    return;
  }
  if (isDevelop() && hasCheckedCopy()) return;
  const report = `\n${formatReport(checked.diagnostics)}\n\n`;
  // In a terminal Gatsby draws over what its reporter didn't print; elsewhere the reporter breaks lines at 80 columns.
  if (process.stderr.isTTY) reporter.log(report);
  else process.stderr.write(report);
  process.exit(1);
};

/**
 * Before Gatsby does anything: checks the content. A mistake stops `gatsby build`, and leaves the last built site as it is.
 * It stops `gatsby develop` only when there is no content from an earlier run; otherwise `ContentCheckPlugin` reports it
 * and the site shows that content.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  await checkContentFirst(reporter);
  const { font } = readCheckedSite();
  // A build does it at its end.
  if (isDevelop()) await writeSiteFont(font, path.join(projectRoot(), BUILT_FOLDER));
};
