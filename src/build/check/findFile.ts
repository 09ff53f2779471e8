import fs from "node:fs";
import path from "node:path";
import { likelyMeant } from "../diagnostics/nearest";

/** A folder's files, as they are really called. */
export interface Folder {
  /** Its absolute path. */
  at: string;
  /** Paths inside it, with slashes. */
  files: readonly string[];
}

/** Whether the file is there; if not, one whose name looks the same on paper, or one that was probably meant. */
export type Search = { found: true } | { found: false; alike?: string; meant?: string };

/**
 * Looks for a file under exactly this name. The folder's list counts, since some file systems also open a file by its name
 * in other letters, capitals above all: the site's host would not.
 *
 * @param fits Whether a file may be suggested.
 */
export function findFile(
  { at, files }: Folder,
  wanted: string,
  fits: (file: string) => boolean,
): Search {
  if (files.includes(wanted)) return { found: true };
  const alike = files.find((file) => file.normalize() === wanted.normalize());
  // Some file systems write an accent in their own way, and open the file by either.
  if (alike !== undefined) {
    return fs.existsSync(path.join(at, wanted)) ? { found: true } : { found: false, alike };
  }
  return { found: false, meant: meantFile(wanted, files.filter(fits)) };
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
