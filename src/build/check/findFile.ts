import fs from "node:fs";
import path from "node:path";
import { likelyMeant } from "../diagnostics/nearest";
import { quote } from "../diagnostics/quote";
import type { Folder } from "../files/filesBelow";

/** A file that the owner names. */
export interface NamedFile {
  /** The owner's text. */
  name: string;
  /** Its path inside the folder. */
  file: string;
  place: {
    /** Whether this file can be such a one. Default: any can. */
    fits?: (file: string) => boolean;
    /** The file's name as content writes it. */
    written: (file: string) => string;
  };
}

/**
 * Why there is no such file in a folder, and which was probably meant; undefined when there is one. The folder's list counts,
 * since some file systems also open a file by its name in other letters, capitals above all: the site's host would not.
 */
export function fileDiagnostic(
  { name, file, place: { fits = () => true, written } }: NamedFile,
  { at, files }: Folder,
): string | undefined {
  if (files.includes(file)) return undefined;
  if (files.some((other) => other.normalize() === file.normalize())) {
    // Some file systems write an accent in their own way, and open the file by either.
    return fs.existsSync(path.join(at, file))
      ? undefined
      : `There is no file ${quote(name)}, only one whose name looks the same but is spelt with other characters. Rename it.`;
  }
  const meant = meantFile(file, files.filter(fits));
  const hint = meant === undefined ? "" : ` Did you mean ${quote(written(meant))}?`;
  return `There is no file ${quote(name)}.${hint}`;
}

const folded = (file: string): string => file.normalize().toLowerCase();

/** The file whose name differs by its case; or one of this name in another folder; or else one near, of any ending. */
function meantFile(wanted: string, files: readonly string[]): string | undefined {
  for (const form of [folded, (file: string) => folded(path.posix.basename(file))]) {
    const found = files.find((file) => form(file) === form(wanted));
    if (found !== undefined) return found;
  }
  const folder = path.posix.dirname(folded(wanted));
  const beside = files.filter((file) => path.posix.dirname(folded(file)) === folder);
  const name = (file: string): string => path.posix.parse(file).name;
  const near = likelyMeant(name(wanted), beside.map(name));
  return beside.find((file) => name(file) === near);
}

/** The path inside `static/` of the file that a host sends when it is asked for an address. */
export function servedFile(address: string): string {
  const { pathname } = new URL(address, "https://site.invalid");
  const file = pathname.slice(1);
  try {
    return decodeURIComponent(file);
  } catch {
    // A percent sign that encodes nothing.
    return file;
  }
}

/** Files of `static/`, by their addresses as one writes them. */
export const SERVED = {
  written: (file: string): string => `/${file.replace(/[\s%?#]/g, encodeURIComponent)}`,
};

/** The page that an address leads to, as pages are spelt: decoded, with its last slash, without what follows. Or a file's path. */
export const pageOf = (address: string): string => {
  const file = servedFile(address);
  return /(^|\/|\.[^/]*)$/.test(file) ? `/${file}` : `/${file}/`;
};
