import { parseArgs } from "node:util";
import { checkContent } from "../src/build/check/checkContent";
import type { Diagnostic } from "../src/build/diagnostics/diagnostic";
import { runCommand } from "./dataFiles";
import { printReport } from "./printReport";

/** `npm run check:content`, for people, or with `-- --json` for programs. */
runCommand(async () => {
  const { json } = parseArgs({ options: { json: { type: "boolean" } } }).values;
  if (!json) return printReport();
  const checked = await checkContent();
  const plain = (diagnostics: readonly Diagnostic[]) =>
    diagnostics.map(({ sentence: message, ...place }) => ({ ...place, message }));
  const { ok } = checked;
  const [errors, notices] = ok ? [[], checked.notices] : [checked.diagnostics, []];
  console.log(JSON.stringify({ ok, errors: plain(errors), notices: plain(notices) }));
  if (!checked.ok) process.exitCode = 1;
});
