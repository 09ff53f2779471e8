import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { hasCheckedCopy } from "../checkedCopy";
import { copyOwnFont } from "../font/ownFont";
import { formatReport } from "../mistakes/formatReport";
import { noticesAbout } from "../notices/notices";
import { projectRoot } from "../paths";
import { refreshContent } from "../refreshContent";

const isDevelop = (): boolean => process.env.gatsby_executing_command === "develop";

/**
 * Before Gatsby reads anything: checks the content. A mistake stops `gatsby build`. It stops `gatsby develop` only when
 * there is no content from an earlier run; otherwise `ContentCheckPlugin` reports it and the site shows that content.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const checked = await refreshContent();
  if (checked.ok) {
    for (const notice of noticesAbout(checked.content)) reporter.warn(notice);
    const { font } = checked.content.site;
    // A build does it at its end.
    if (isDevelop() && font !== undefined) copyOwnFont(font, path.join(projectRoot(), "public"));
    return;
  }
  if (isDevelop() && hasCheckedCopy()) return;
  const report = `\n${formatReport(checked.mistakes)}\n\n`;
  // In a terminal Gatsby draws over what its reporter didn't print; elsewhere the reporter breaks lines at 80 columns.
  if (process.stderr.isTTY) reporter.log(report);
  else process.stderr.write(report);
  process.exit(1);
};
