import fs from "node:fs";
import path from "node:path";
import { decoded } from "../../contract/addresses";
import { likelyMeant, orRather, quote } from "../diagnostics";
import type { Folder } from "../files";

/** A file that the owner names. */
export interface NamedFile {
  /** The owner's text. */
  name: string;
  /** Its path inside the folder. */
  file: string;
  /** Another file's name as this text would have it. */
  written?: (file: string) => string;
}

/** Whether browsers show such a file as a picture. */
const isPicture = (file: string): boolean =>
  /\.(jpe?g|png|webp|avif|tiff?|svg|gif|ico)$/i.test(file);

/**
 * The error about a file that is not in a folder, and the likely one; undefined if it is there. The folder's list counts: some
 * file systems ignore capitals, and the site's host does not.
 */
export function fileError(
  { name, file, written = (it) => it }: NamedFile,
  { at, files }: Folder,
): string | undefined {
  // Some file systems write an accent in their own way, and open the file by either.
  const found = files.find((other) => other.normalize() === file.normalize());
  if (found !== undefined && fs.existsSync(path.join(at, file))) return undefined;
  if (found !== undefined)
    return `The file ${quote(name)} is there, but the accents in its name are characters of their own, as some systems write them. Rename the file: delete its name and type it again.`;
  const others = files.filter((other) => isPicture(other) === isPicture(file));
  const near = likelyMeant(nameOf(file), others.map(nameOf));
  const meant = others.find((other) => nameOf(other) === near);
  return `There is no file ${quote(name)}.${orRather(meant && written(meant))}`;
}

const nameOf = (file: string): string => path.posix.parse(file.normalize()).name;

/** The path inside `static/` of the file at an address. */
const servedFile = (address: string): string =>
  decoded(new URL(address, "https://site.invalid").pathname.slice(1));

/** A file of `static/` by its address. A host serves `index.html` for a folder. */
export const namedByAddress = (address: string): NamedFile => ({
  name: address,
  file: servedFile(address).replace(/(^|\/)$/, "$1index.html"),
  written: (file) => `/${file.replace(/[\s%?#]/g, encodeURIComponent)}`,
});

/** The path of an address's page, decoded and with its last slash; or that of its file. */
export const pageOf = (address: string): string => {
  const file = servedFile(address);
  return /(^|\/|\.[^/]*)$/.test(file) ? `/${file}` : `/${file}/`;
};
