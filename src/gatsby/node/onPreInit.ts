import type { GatsbyNode } from "gatsby";
import { formatDiagnostic, formatReport } from "../../content/diagnostics";
import { dropCache, isCacheElsewhere, markStart, noteBuiltFiles } from "../../publish";
import { readContent } from "./refreshContent";

/** Checks the content before Gatsby does anything. An error ends Gatsby and leaves the last site as it is. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const checked = await readContent();
  if (checked.ok) {
    reporter.info(
      "The warning about gatsby-plugin-react-helmet is no fault: docs/adr/02-react-18-recoil.md says why it stays.",
    );
    for (const notice of checked.notices) reporter.warn(formatDiagnostic(notice));
    markStart();
    if (isCacheElsewhere()) {
      reporter.info("The cache is of another folder or path prefix: this build begins without it.");
      dropCache();
    }
    noteBuiltFiles();
    return;
  }
  const report = `\n${formatReport(checked.diagnostics)}\n\n`;
  // In a terminal Gatsby draws over text that its reporter didn't print; elsewhere the reporter breaks lines at 80 columns.
  if (process.stderr.isTTY) reporter.log(report);
  else process.stderr.write(report);
  process.exit(1);
};
