import path from "node:path";
import { filesBelow } from "../files/filesBelow";
import type { Mistake } from "../mistakes/mistake";
import { quote } from "../mistakes/quote";
import { DATA_FOLDER, projectRoot, STATIC_FOLDER } from "../paths";
import type { Documents } from "./documents";
import { type Folder, findFile } from "./findFile";
import { type NamedPicture, namedPictures } from "./namedPictures";
import { pictureMistake } from "./pictureMistake";

/** The pictures that the data files name must be there, and be pictures. */
export async function checkPictures(documents: Documents): Promise<Mistake[]> {
  const folders = { [DATA_FOLDER]: folder(DATA_FOLDER), [STATIC_FOLDER]: folder(STATIC_FOLDER) };
  const checked = namedPictures(documents).map(async (picture) => {
    const sentence = await mistakeOf(picture, folders[picture.place.folder]);
    return sentence === undefined ? [] : [picture.document.mistakeAt(picture.path, sentence)];
  });
  return (await Promise.all(checked)).flat();
}

function folder(name: string): Folder {
  const at = path.join(projectRoot(), name);
  return { at, files: filesBelow(at) };
}

async function mistakeOf(
  { name, file, place: { fits, written, least } }: NamedPicture,
  folder: Folder,
): Promise<string | undefined> {
  const search = findFile(folder, file, fits);
  if (search.found) return pictureMistake(path.join(folder.at, file), name, least);
  if (search.alike !== undefined) {
    return `There is no file ${quote(name)}, only one whose name looks the same but is spelt with other characters. Rename it.`;
  }
  const hint = search.meant === undefined ? "" : ` Did you mean ${quote(written(search.meant))}?`;
  return `There is no file ${quote(name)}.${hint}`;
}
