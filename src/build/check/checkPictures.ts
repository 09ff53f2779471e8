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
  const folders = {
    [DATA_FOLDER]: folderOf(DATA_FOLDER),
    [STATIC_FOLDER]: folderOf(STATIC_FOLDER),
  };
  const checked = namedPictures(documents).map(async (picture) => {
    const sentence = await aboutPicture(picture, folders[picture.place.folder]);
    return sentence === undefined ? [] : [picture.document.mistakeAt(picture.path, sentence)];
  });
  return (await Promise.all(checked)).flat();
}

/** What is in one of the owner's folders. */
export function folderOf(name: string): Folder {
  const at = path.join(projectRoot(), name);
  return { at, files: filesBelow(at) };
}

/** Why there is no such picture in its folder, or undefined when there is. */
export async function aboutPicture(
  { name, file, place: { fits, written, least } }: Pick<NamedPicture, "name" | "file" | "place">,
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
