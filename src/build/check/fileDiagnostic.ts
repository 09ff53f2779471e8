import { quote } from "../diagnostics/quote";
import { type Folder, findFile } from "./findFile";

/** A file that a data file names. */
export interface NamedFile {
  /** What the owner wrote. */
  name: string;
  /** Its path inside the folder. */
  file: string;
  place: {
    /** Whether this file can be such a one. */
    fits: (file: string) => boolean;
    /** How one writes the file's name. */
    written: (file: string) => string;
  };
}

/** Why there is no such file, and which was probably meant; undefined when there is one. */
export function fileDiagnostic(
  { name, file, place: { fits, written } }: NamedFile,
  folder: Folder,
): string | undefined {
  const search = findFile(folder, file, fits);
  if (search.found) return undefined;
  if (search.alike !== undefined) {
    return `There is no file ${quote(name)}, only one whose name looks the same but is spelt with other characters. Rename it.`;
  }
  const hint = search.meant === undefined ? "" : ` Did you mean ${quote(written(search.meant))}?`;
  return `There is no file ${quote(name)}.${hint}`;
}
