import fs from "node:fs";
import path from "node:path";
import { type Diagnostic, diagnosticsIn, quote } from "../../content/diagnostics";
import { DATA_FOLDER, projectRoot, STATIC_FOLDER } from "../../content/files";

const FOLDERS = [DATA_FOLDER, STATIC_FOLDER];

const isInside = (file: string, folder: string): boolean =>
  (file + path.sep).startsWith(folder + path.sep);

/** The error about a symbolic link. One that leads to nothing is like a file that is not there. */
const aboutLink = (link: string, folders: readonly string[]): string | undefined => {
  try {
    const target = fs.realpathSync(link);
    if (isInside(fs.realpathSync(path.dirname(link)), target))
      return "This link leads to a folder that it is in itself, without an end. Delete it.";
    return folders.some((folder) => isInside(target, folder))
      ? undefined
      : `This link leads out of ${FOLDERS.join("/ and ")}/, to ${quote(target)}. Put a copy here in its place.`;
  } catch (error) {
    return /ELOOP/.test(String(error)) ? "This link leads back to itself. Delete it." : undefined;
  }
};

/**
 * The owner's folders must be folders, and links in them must lead to files in them, as a build publishes what they lead to. A folder
 * itself may be a link. The other checks follow links, so this one comes first.
 */
export const checkFolders = (): Diagnostic[] => {
  const absolute = (name: string) => path.join(projectRoot(), name);
  const present = FOLDERS.filter((name) => fs.existsSync(absolute(name)));
  const real = present.map((name) => fs.realpathSync(absolute(name)));
  return present.flatMap((name) => {
    const at = (file: string, message = aboutLink(absolute(file), real)) =>
      message === undefined ? [] : [diagnosticsIn(file, "")(0, message)];
    if (!fs.statSync(absolute(name)).isDirectory())
      return at(name, `This is a file. It should be a folder, ${name}/, with files of yours.`);
    return fs
      .readdirSync(`${absolute(name)}/`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isSymbolicLink())
      .map(({ parentPath, name: file }) =>
        path.relative(projectRoot(), path.join(parentPath, file)),
      )
      .flatMap((file) => at(file.split(path.sep).join("/")));
  });
};
