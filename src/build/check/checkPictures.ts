import path from "node:path";
import { filesBelow } from "../files/filesBelow";
import type { Mistake } from "../mistakes/mistake";
import { DATA_FOLDER, projectRoot, STATIC_FOLDER } from "../paths";
import type { Documents } from "./documents";
import { fileMistake } from "./fileMistake";
import type { Folder } from "./findFile";
import { type NamedPicture, namedPictures } from "./namedPictures";
import { pictureMistake } from "./pictureMistake";

/** The pictures that the data files name must be there, and be pictures. */
export async function checkPictures(documents: Documents): Promise<Mistake[]> {
  const folders = { [DATA_FOLDER]: folder(DATA_FOLDER), [STATIC_FOLDER]: folder(STATIC_FOLDER) };
  const checked = namedPictures(documents).map(async (picture) => {
    const folder = folders[picture.place.folder];
    const sentence = fileMistake(picture, folder) ?? (await contentMistake(picture, folder));
    return sentence === undefined ? [] : [picture.document.mistakeAt(picture.path, sentence)];
  });
  return (await Promise.all(checked)).flat();
}

function folder(name: string): Folder {
  const at = path.join(projectRoot(), name);
  return { at, files: filesBelow(at) };
}

const contentMistake = ({ name, file, place }: NamedPicture, { at }: Folder) =>
  pictureMistake(path.join(at, file), name, place.least);
