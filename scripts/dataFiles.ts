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

export const writeData = (name: string, text: string): void => {
  fs.mkdirSync(path.dirname(absolute(name)), { recursive: true });
  fs.writeFileSync(absolute(name), text);
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
