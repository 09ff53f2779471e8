import fs from "node:fs";
import path from "node:path";
import { ownersFolder } from "../files/filesBelow";
import { DATA_FOLDER, projectRoot, STATIC_FOLDER } from "../paths";

/** A file in one of the owner's two folders. */
export interface OwnersFile {
  /** As seen from the project's root, with slashes: "data/site.json". */
  name: string;
  content: Buffer;
}

const filesIn = (folder: string): OwnersFile[] =>
  ownersFolder(folder)
    .files.filter((name) => !path.basename(name).startsWith("."))
    .map((name) => `${folder}/${name}`)
    .sort()
    .map((name) => ({ name, content: fs.readFileSync(path.join(projectRoot(), name)) }));

/** All files in `data/` and `static/`; hidden ones belong to editors. */
export const ownersFiles = (): OwnersFile[] => [...filesIn(DATA_FOLDER), ...filesIn(STATIC_FOLDER)];
