import fs from "node:fs";
import path from "node:path";
import { DATA_FOLDER, projectRoot, STATIC_FOLDER } from "../paths";

/** A file in one of the owner's two folders. */
export interface OwnersFile {
  /** As seen from the project's root, with slashes: "data/site.json". */
  name: string;
  content: Buffer;
}

const filesIn = (folder: string): OwnersFile[] => {
  const root = path.join(projectRoot(), folder);
  if (!fs.existsSync(root)) return [];
  return fs
    .readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => !path.basename(name).startsWith("."))
    .map((name) => ({
      name: [folder, ...name.split(path.sep)].join("/"),
      file: path.join(root, name),
    }))
    .filter(({ file }) => fs.statSync(file).isFile())
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, file }) => ({ name, content: fs.readFileSync(file) }));
};

/** All files in `data/` and `static/`; hidden ones belong to editors. */
export const ownersFiles = (): OwnersFile[] => [...filesIn(DATA_FOLDER), ...filesIn(STATIC_FOLDER)];
