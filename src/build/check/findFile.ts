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
 * The error about a file that is not in a folder, and the likely one; undefined if it is there. The folder's list counts: some
 * file systems ignore capitals, and the site's host does not.
 */
export function fileDiagnostic(
  { name, file, place: { fits = () => true, written } }: NamedFile,
  { at, files }: Folder,
): string | undefined {
  // Some file systems write an accent in their own way, and open the file by either.
  const isThere = files.some((other) => other.normalize() === file.normalize());
  if (isThere && fs.existsSync(path.join(at, file))) return undefined;
  const others = files.filter(fits);
  const near = likelyMeant(nameOf(file), others.map(nameOf));
  const meant = others.find((other) => nameOf(other) === near);
  return `There is no file ${quote(name)}.${meant === undefined ? "" : ` Did you mean ${quote(written(meant))}?`}`;
}

const nameOf = (file: string): string => path.posix.parse(file.normalize()).name;

/** The path inside `static/` of the file at an address. */
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

/** Files of `static/`, written as addresses. */
export const SERVED = {
  written: (file: string): string => `/${file.replace(/[\s%?#]/g, encodeURIComponent)}`,
};

/** The path of an address's page, decoded and with its last slash; or that of its file. */
export const pageOf = (address: string): string => {
  const file = servedFile(address);
  return /(^|\/|\.[^/]*)$/.test(file) ? `/${file}` : `/${file}/`;
};
