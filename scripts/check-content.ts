import { parseArgs } from "node:util";
import { checkContent } from "../src/build/check/checkContent";
import { runCommand } from "./dataFiles";
import { printReport } from "./printReport";

/** `npm run check:content`, for people, or with `-- --json` for programs. */
runCommand(async () => {
  const { json } = parseArgs({ options: { json: { type: "boolean" } } }).values;
  if (!json) return printReport();
  const checked = await checkContent();
  const errors = checked.ok
    ? []
    : checked.diagnostics.map(({ file, line, column, sentence }) => ({
        ...{ file, line, column },
        message: sentence,
      }));
  console.log(JSON.stringify({ ok: checked.ok, errors }));
  if (!checked.ok) process.exitCode = 1;
});
