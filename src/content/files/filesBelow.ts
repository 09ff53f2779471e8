import fs from "node:fs";
import path from "node:path";
import { DATA_FOLDER, projectRoot } from "./paths";

const isFile = (file: string): boolean =>
  fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** All files in a folder and below, as paths inside it with slashes; none where there is no such folder. */
export const filesBelow = (folder: string): string[] => {
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => isFile(path.join(folder, name)))
    .map((name) => name.split(path.sep).join("/"));
};

/** A folder's files, as they are really called. */
export interface Folder {
  /** Its absolute path. */
  at: string;
  /** Paths inside it, with slashes. */
  files: readonly string[];
}

/** Files that systems and editors leave behind: hidden files, thumbnails, backups and half-written files. */
const IGNORED_FILES =
  /(?:^|\/)(?:\.|#.*#(?:\/|$)|(?:Thumbs\.db|desktop\.ini)$)|(?:~|\.(?:bak|swp|swo|orig|tmp)|___jb_\w+___)(?:\/|$)/i;

/** The files in one of the owner's folders, `data` or `static`. In `data/` without hidden and temporary files. */
export function ownersFolder(name: string): Folder {
  const at = path.join(projectRoot(), name);
  const files = filesBelow(at);
  return {
    at,
    files: name === DATA_FOLDER ? files.filter((it) => !IGNORED_FILES.test(it)) : files,
  };
}
