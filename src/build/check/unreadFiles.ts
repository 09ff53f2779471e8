import path from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { likelyMeant } from "../diagnostics/nearest";
import { quote } from "../diagnostics/quote";
import { filesBelow } from "../files/filesBelow";
import { dataFile } from "../files/readDocument";
import { DATA_FOLDER, projectRoot } from "../paths";
import { SLICE_NAMES } from "../slices";
import { isLeftInPeace, READ_FILES } from "./readFiles";

/** A diagnostic about a whole file, whose path inside `data/` is given. */
export const aboutFile = (file: string, sentence: string): Diagnostic => ({
  file: `${DATA_FOLDER}/${file}`,
  line: 1,
  column: 1,
  path: [file.slice(0, file.length - path.posix.extname(file).length)],
  sentence,
});

/** Files in `data/` that the site would not read: most likely misspelt, or in the wrong place. */
export const unreadFiles = (): Diagnostic[] =>
  filesBelow(path.join(projectRoot(), DATA_FOLDER))
    .filter((file) => !isLeftInPeace(file) && !READ_FILES.some(({ has }) => has(file)))
    .map((file) => aboutFile(file, `The site reads no file of this name. ${hint(file)}`));

/** Whoever ends a file like this wants it to be data. */
const DATA_ENDING = /\.(?:json\w?|ya?ml|toml|csv)$/i;

function hint(file: string): string {
  const { name, ext } = path.posix.parse(file);
  const meant = DATA_ENDING.test(ext) ? likelyMeant(name, SLICE_NAMES) : undefined;
  if (meant !== undefined) return `Did you mean ${quote(dataFile(meant))}?`;
  const [last, ...others] = READ_FILES.map(({ called }) => called).toReversed();
  return `It reads ${others.toReversed().join(", ")}, and ${last}.`;
}
