import { parseArgs } from "node:util";
import { type Diagnostic, formatReport } from "../src/content/diagnostics";
import { checkContent, IN_THE_RESUME, sortedSample } from "../src/site";
import { runCommand } from "./dataFiles";
import { printReport } from "./printReport";

const plain = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ sentence: message, ...place }) => ({ ...place, message }));

/** `npm run check:content`, for people, or with `-- --json` for programs. Remains of the sample are no errors. */
runCommand(async () => {
  const { json } = parseArgs({ options: { json: { type: "boolean" } } }).values;
  const { inResume, elsewhere } = sortedSample();
  if (!json) {
    await printReport();
    if (process.exitCode) return;
    if (inResume.length > 0)
      console.log(`\n${IN_THE_RESUME}\n\n${formatReport(inResume, "place")}`);
    if (elsewhere.length > 0) console.log(`\n${formatReport(elsewhere, "place")}`);
    return;
  }
  const checked = await checkContent();
  const { ok } = checked;
  const [errors, notices] = ok ? [[], checked.notices] : [checked.diagnostics, []];
  const sample = plain([...inResume, ...elsewhere]);
  console.log(JSON.stringify({ ok, errors: plain(errors), notices: plain(notices), sample }));
  if (!ok) process.exitCode = 1;
});
