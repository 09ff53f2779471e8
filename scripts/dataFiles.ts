import fs from "node:fs";
import path from "node:path";
import { parseJson } from "../src/build/files/parseJson";
import { DATA_FOLDER, projectRoot } from "../src/build/paths";

const absolute = (name: string): string => path.join(projectRoot(), DATA_FOLDER, name);

/** A JSON file of `data/`; its value is undefined when there is no such file. */
export const readData = (name: string): { text: string; value: unknown } => {
  if (!fs.existsSync(absolute(name))) return { text: "", value: undefined };
  const text = fs.readFileSync(absolute(name), "utf8");
  const parsed = parseJson(text);
  if (parsed.ok) return { text, value: parsed.value };
  throw new Error(
    `${DATA_FOLDER}/${name} can't be read, so nothing was changed. npm run check:content says where it is broken.`,
  );
};

/** The system's words for an error, such as "no space left on device". */
const reasonOf = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).replace(/^\w+: ([^,]*),.*$/s, "$1");

/**
 * Writes files of `data/`: all of them or, after an error, none. A full disk would cut off a file that is written in its
 * place, so each is written beside it, and takes its place when all are complete.
 */
export const writeData = (texts: Readonly<Record<string, string>>): void => {
  // Behind a link is the file itself.
  const targetOf = (name: string) => {
    const file = absolute(name);
    return fs.existsSync(file) ? fs.realpathSync(file) : file;
  };
  const besideOf = (name: string) => `${targetOf(name)}.tmp`;
  const names = Object.keys(texts);
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
};

export const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The names of the Markdown files in a folder of `data/`, without their ending; none when there is no such folder. */
export const listMarkdown = (folder: string): string[] =>
  fs.existsSync(absolute(folder))
    ? fs
        .readdirSync(absolute(folder))
        .filter((name) => name.endsWith(".md"))
        .map((name) => name.slice(0, -".md".length))
    : [];

/** Runs a command; if it fails, prints the error's message. */
export const runCommand = (command: () => Promise<void>): void => {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
};
