import { parseArgs } from "node:util";
import { type Diagnostic, formatReport, isError } from "../src/content/diagnostics";
import { checkContent, IN_THE_RESUME, sortedSample } from "../src/site";
import { acceptTranslations } from "./addTranslation";
import { runCommand } from "./dataFiles";
import { printReport } from "./printReport";

const plain = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(({ severity: _, ...diagnostic }) => diagnostic);

/**
 * `npm run check:content`, for people, or with `-- --json` for programs. Remains of the sample are no errors. `-- --accept` takes
 * all translations for those of the texts as they are.
 */
runCommand(async () => {
  const options = { json: { type: "boolean" }, accept: { type: "boolean" } } as const;
  const { json, accept } = parseArgs({ options }).values;
  if (accept) await acceptTranslations();
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
  const [errors, warnings] = [true, false].map((wanted) =>
    plain(checked.diagnostics.filter((it) => isError(it) === wanted)),
  );
  const sample = plain([...inResume, ...elsewhere]);
  const untranslated = ok
    ? Object.fromEntries(checked.translations.map((it) => [it.tag, plain(it.missing)]))
    : {};
  const found = { ok, errors, notices: warnings, untranslated, sample };
  console.log(JSON.stringify(found));
  if (!ok) process.exitCode = 1;
});
