import path from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { likelyMeant } from "../diagnostics/nearest";
import { quote } from "../diagnostics/quote";
import type { Inside } from "../files/filesBelow";
import { dataFile } from "../files/readDocument";
import { DATA_FOLDER } from "../paths";
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

const LEADS_OUT = `This link leads out of ${DATA_FOLDER}/. Put what it leads to in its place.`;

/** Files in `data/` that the site would not read: most likely misspelt, or in the wrong place; and links to somewhere else. */
export const unreadFiles = ({ files, linksOut }: Inside): Diagnostic[] => [
  ...files
    .filter((file) => !isLeftInPeace(file) && !READ_FILES.some(({ has }) => has(file)))
    .map((file) => aboutFile(file, `The site reads no file of this name. ${hint(file)}`)),
  ...linksOut.filter((link) => !isLeftInPeace(link)).map((link) => aboutFile(link, LEADS_OUT)),
];

/** Whoever ends a file like this wants it to be data. */
const DATA_ENDING = /\.(?:json\w?|ya?ml|toml|csv)$/i;

function hint(file: string): string {
  const { name, ext } = path.posix.parse(file);
  const meant = DATA_ENDING.test(ext) ? likelyMeant(name, SLICE_NAMES) : undefined;
  if (meant !== undefined) return `Did you mean ${quote(dataFile(meant))}?`;
  const [last, ...others] = READ_FILES.map(({ called }) => called).toReversed();
  return `It reads ${others.toReversed().join(", ")}, and ${last}.`;
}
