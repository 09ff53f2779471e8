import fs from "node:fs";
import path from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { quote } from "../diagnostics/quote";
import { DATA_FOLDER, projectRoot, STATIC_FOLDER } from "../paths";

const FOLDERS = [DATA_FOLDER, STATIC_FOLDER];

const isInside = (file: string, folder: string): boolean =>
  file === folder || file.startsWith(folder + path.sep);

/** The error about a symbolic link that a build would follow. One that leads to nothing is like a file that is not there. */
const aboutLink = (link: string, folders: readonly string[]): string | undefined => {
  try {
    const target = fs.realpathSync(link);
    if (isInside(fs.realpathSync(path.dirname(link)), target))
      return "This link leads to a folder that it is in itself, without an end. Delete it.";
    if (folders.some((folder) => isInside(target, folder))) return undefined;
    return `This link leads out of ${FOLDERS.join("/ and ")}/, to ${quote(target)}. Put a copy here in its place.`;
  } catch (error) {
    return String(error).includes("ELOOP")
      ? "This link leads back to itself. Delete it."
      : undefined;
  }
};

/**
 * The owner's folders must be folders, and links in them must lead to the owner's files: a build publishes what they lead to.
 * A folder itself may be a link. The other checks follow links, so this one comes first.
 */
export const checkFolders = (): Diagnostic[] => {
  const root = projectRoot();
  const present = FOLDERS.filter((name) => fs.existsSync(path.join(root, name)));
  const real = present.map((name) => fs.realpathSync(path.join(root, name)));
  const at = (file: string, sentence: string) => ({ file, line: 1, column: 1, sentence });
  return present.flatMap((name, index) => {
    const folder = real[index] ?? "";
    if (!fs.statSync(folder).isDirectory())
      return [at(name, `This is a file. It should be a folder, ${name}/, with files of yours.`)];
    return fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isSymbolicLink())
      .flatMap((entry) => {
        const link = path.join(entry.parentPath, entry.name);
        const sentence = aboutLink(link, real);
        const file = path.join(name, path.relative(folder, link)).split(path.sep).join("/");
        return sentence === undefined ? [] : [at(file, sentence)];
      });
  });
};
