import type { GatsbyNode } from "gatsby";
import { formatDiagnostic, formatReport } from "../../content/diagnostics";
import { readContent } from "./refreshContent";
import { dropStaleCache } from "./staleCache";

/** Checks the content before Gatsby does anything. An error ends Gatsby and leaves the last site as it is. */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const checked = await readContent();
  if (checked.ok) {
    reporter.info(
      "Two kinds of warning are no fault: about gatsby-plugin-react-helmet (docs/adr/02-react-18-recoil.md says why it stays), and about queries in sections that you have left out.",
    );
    for (const warning of checked.diagnostics) reporter.warn(formatDiagnostic(warning));
    if (dropStaleCache())
      reporter.info(
        "The cache is of another place, or the last run was no whole build: this one begins without it.",
      );
    return;
  }
  const report = `\n${formatReport(checked.diagnostics)}\n\n`;
  // In a terminal Gatsby draws over text that its reporter didn't print; elsewhere the reporter breaks lines at 80 columns.
  if (process.stderr.isTTY) reporter.log(report);
  else process.stderr.write(report);
  process.exit(1);
};
