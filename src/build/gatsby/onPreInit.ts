import fs from "node:fs";
import type { GatsbyNode } from "gatsby";
import { formatReport } from "../diagnostics/diagnostic";
import { isCacheElsewhere, markStart } from "../finishedBuild";
import { noticesAbout } from "../notices";
import { BUILT_FOLDER } from "../paths";
import { refreshContent } from "../refreshContent";

/** Checks the content before Gatsby does anything. An error ends Gatsby and leaves the last site as it is. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const checked = await refreshContent();
  if (checked.ok) {
    for (const notice of noticesAbout(checked.markdown)) reporter.warn(notice);
    markStart();
    if (isCacheElsewhere()) {
      reporter.info("The cache is from another folder: this build begins without it.");
      // Gatsby has read its cache before this, but throws it away if there is no built site.
      fs.rmSync(BUILT_FOLDER, { recursive: true, force: true });
    }
    return;
  }
  const report = `\n${formatReport(checked.diagnostics)}\n\n`;
  // In a terminal Gatsby draws over text that its reporter didn't print; elsewhere the reporter breaks lines at 80 columns.
  if (process.stderr.isTTY) reporter.log(report);
  else process.stderr.write(report);
  process.exit(1);
};
