import { parseArgs } from "node:util";
import { formatReport } from "../src/build/diagnostics/diagnostic";
import { findSample } from "../src/build/sample/findSample";
import { type Imported, importResume } from "./import/importResume";

const USAGE = "npm run import -- resume.json";

const readOptions = () => {
  const { values, positionals } = parseArgs({
    options: { force: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) {
    throw new Error(`Say which file is to be imported: ${USAGE}`);
  }
  return { file, force: values.force };
};

const saidOf = ({ written, remarks, notices }: Imported): string =>
  [
    written.length === 0
      ? "Nothing was written: data/ says all of it already."
      : `Written: ${written.join(", ")}.`,
    ...(remarks.length === 0
      ? ["All that the résumé says has its place."]
      : ["", "Not taken over as it stands:", "", formatReport(remarks, "remark")]),
    ...(notices.length === 0 ? [] : ["", ...notices]),
  ].join("\n");

const nextSteps = (): string =>
  [
    "",
    "  npm run develop         shows the site at http://localhost:8000 while you write",
    `  npm run check:sample    names every place that is still an example (${findSample().length} now)`,
    "",
    "docs/owner/resume.md goes on from here.",
  ].join("\n");

/** `npm run import -- resume.json`: fills the data files from a JSON Resume. */
const main = async (): Promise<void> => {
  const { file, force } = readOptions();
  const imported = await importResume(file, { force });
  console.log(saidOf(imported));
  if (imported.written.length > 0) console.log(nextSteps());
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
