import type { GatsbyNode } from "gatsby";
import { formatReport } from "../diagnostics/diagnostic";
import { isDevelop } from "../isDevelop";
import { noticesAbout } from "../notices";
import { hasCheckedCopy, refreshContent } from "../refreshContent";

/**
 * Checks the content before Gatsby does anything. An error stops `gatsby build` and leaves the last site as it is. It stops
 * `gatsby develop` only without content from an earlier run; otherwise `ContentCheckPlugin` reports it.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const checked = await refreshContent();
  if (checked.ok) {
    for (const notice of noticesAbout(checked.content, checked.markdown)) reporter.warn(notice);
    return;
  }
  if (isDevelop() && hasCheckedCopy()) return;
  const report = `\n${formatReport(checked.diagnostics)}\n\n`;
  // In a terminal Gatsby draws over text that its reporter didn't print; elsewhere the reporter breaks lines at 80 columns.
  if (process.stderr.isTTY) reporter.log(report);
  else process.stderr.write(report);
  process.exit(1);
};
