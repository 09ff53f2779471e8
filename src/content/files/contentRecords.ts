import fs from "node:fs";
import path from "node:path";
import { language } from "../../words/locale";
import { filesBelow } from "./filesBelow";
import { hashOf, keptFiles } from "./keptFiles";
import { projectRoot } from "./paths";

/** A hidden folder, which Gatsby leaves when it throws its cache away. */
const FOLDER = ".cache/.records";

/** The version of all that reads content: the site's code, its libraries, and Node, which divides words. */
const versionOf = (): string => {
  const root = projectRoot();
  const code = filesBelow(path.join(root, "src")).filter((file) => /\.(?:ts|json)$/.test(file));
  const files = [...code.sort().map((file) => `src/${file}`), "package-lock.json"]
    .map((file) => path.join(root, file))
    .filter((file) => fs.existsSync(file));
  return hashOf(process.version, language, ...files.map((file) => fs.readFileSync(file)));
};

/** Of the program that runs: its files may change meanwhile. */
let version: string | undefined;

interface Reading {
  readonly diagnostics: readonly { readonly severity: string }[];
}

/** What single files of the content say, kept from one check to the next. */
export const contentRecords = () => {
  version ??= versionOf();
  const shared = version;
  const { find, add, removeUnused } = keptFiles(path.join(projectRoot(), FOLDER));
  /**
   * The record of a file's reading by `parts`, all that it is made of. One with an error is made each time: another file, or
   * another day, may put it right.
   */
  const recordOf = async <Record extends Reading>(
    parts: readonly (string | Buffer)[],
    read: () => Record | Promise<Record>,
  ): Promise<Record> => {
    const key = hashOf(shared, ...parts);
    const kept = find(key)?.toString();
    if (kept !== undefined) return JSON.parse(kept);
    const made = await read();
    const json = JSON.stringify(made);
    if (made.diagnostics.every((it) => it.severity !== "error")) add(key, Buffer.from(json));
    // JSON drops what is undefined: the first check and the next ones get equal records.
    return JSON.parse(json);
  };
  return { recordOf, removeUnused };
};

export type ContentRecords = ReturnType<typeof contentRecords>;
