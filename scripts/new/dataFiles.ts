import fs from "node:fs";
import path from "node:path";
import { parseJson } from "../../src/build/files/parseJson";
import { DATA_FOLDER, projectRoot } from "../../src/build/paths";

const absolute = (name: string): string => path.join(projectRoot(), DATA_FOLDER, name);

/** A file of `data/` that is to get something new. */
export const readData = (name: string): { text: string; value: unknown } => {
  const text = fs.existsSync(absolute(name)) ? fs.readFileSync(absolute(name), "utf8") : "";
  const parsed = parseJson(text);
  if (!parsed.ok) {
    throw new Error(
      `${DATA_FOLDER}/${name} can't be read, so nothing was added. npm run check:content says where it is broken.`,
    );
  }
  return { text, value: parsed.value };
};

export const writeData = (name: string, text: string): void => {
  fs.mkdirSync(path.dirname(absolute(name)), { recursive: true });
  fs.writeFileSync(absolute(name), text);
};

/** The names of the files in a folder of `data/`, without their ending; none when there is no such folder. */
export const listData = (folder: string, ending: string): string[] =>
  fs.existsSync(absolute(folder))
    ? fs
        .readdirSync(absolute(folder))
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, -ending.length))
    : [];
