import { formatDiagnostic, formatReport } from "../src/content/diagnostics";
import { checkContent } from "../src/site";

/** Checks all of `data/` and reports every error, or that there are none. */
export const printReport = async (): Promise<void> => {
  const checked = await checkContent();
  if (checked.ok) {
    for (const warning of checked.diagnostics) console.warn(formatDiagnostic(warning));
    for (const { tag, summary } of checked.translations)
      console.log(`${tag}: ${summary ? `${summary} not translated yet` : "all translated"}.`);
    console.log("The content in data/ has no errors.");
    return;
  }
  console.error(formatReport(checked.diagnostics));
  process.exitCode = 1;
};
