import fs from "node:fs";
import path from "node:path";
import { DATA_FOLDER, projectRoot } from "../src/content/files";
import { readDocument } from "../src/content/json";
import { recordOf } from "../src/lib/unknownValue";

const absolute = (name: string): string => path.join(projectRoot(), DATA_FOLDER, name);

/** A file of `data/`; empty when there is no such file. */
export const readText = (name: string): string =>
  fs.existsSync(absolute(name)) ? fs.readFileSync(absolute(name), "utf8") : "";

/** A JSON file of `data/`; its value is undefined when there is no such file. */
export const readData = (name: string): { text: string; value: unknown } => {
  const text = readText(name);
  if (!fs.existsSync(absolute(name))) return { text, value: undefined };
  const { document } = readDocument(`${DATA_FOLDER}/${name}`, Buffer.from(text));
  if (document) return { text, value: document.value };
  throw new Error(
    `${DATA_FOLDER}/${name} can't be read, so nothing was changed. npm run check:content says where it is broken.`,
  );
};

/** The system's words for an error, such as "no space left on device". */
const reasonOf = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).replace(/^\w+: ([^,]*),.*$/s, "$1");

/**
 * Writes files of `data/`, and deletes those whose text is null: all of them or, after an error, none. A full disk would cut off a file that is written in its
 * place, so each is written beside it, and takes its place when all are complete.
 */
export const writeData = (texts: Readonly<Record<string, string | Buffer | null>>): void => {
  // Behind a link is the file itself.
  const targetOf = (name: string) => {
    const file = absolute(name);
    return fs.existsSync(file) ? fs.realpathSync(file) : file;
  };
  const besideOf = (name: string) => `${targetOf(name)}.tmp`;
  const names = Object.keys(texts).filter((name) => texts[name] !== null);
  for (const name of names)
    try {
      fs.mkdirSync(path.dirname(absolute(name)), { recursive: true });
      fs.writeFileSync(besideOf(name), texts[name] ?? "", { flush: true });
    } catch (error) {
      for (const beside of names.map(besideOf).filter((it) => fs.existsSync(it)))
        fs.rmSync(beside, { recursive: true });
      throw new Error(
        `${DATA_FOLDER}/${name} can't be written: ${reasonOf(error)}. Nothing was changed.`,
      );
    }
  for (const name of names) fs.renameSync(besideOf(name), targetOf(name));
  for (const name of Object.keys(texts).filter((it) => texts[it] === null))
    fs.rmSync(absolute(name), { force: true });
};

export const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The names of the Markdown files in a folder of `data/`, without their ending, and of the folders there. */
export const listMarkdown = (folder: string): string[] =>
  fs.existsSync(absolute(folder))
    ? fs
        .readdirSync(absolute(folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() || entry.name.endsWith(".md"))
        .map(({ name }) => path.parse(name).name)
    : [];

/** Runs a command, or prints its usage for --help; if it fails, prints the error's message, and after a wrong option the usage. */
export const runCommand = (command: () => Promise<void>, usage?: string): void => {
  const isHelp = process.argv.slice(2).some((it) => it === "--help" || it === "-h");
  const run = isHelp && usage !== undefined ? async () => console.log(usage) : command;
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    const isOption = String(recordOf(error).code).startsWith("ERR_PARSE_ARGS");
    if (isOption && usage !== undefined) console.error(`\n${usage}`);
    process.exitCode = 1;
  });
};
