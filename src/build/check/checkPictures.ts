import path from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { insideData } from "../files/dataFolder";
import { filesBelow } from "../files/filesBelow";
import { DATA_FOLDER, projectRoot, STATIC_FOLDER } from "../paths";
import type { Documents } from "./documents";
import { fileDiagnostic } from "./fileDiagnostic";
import type { Folder } from "./findFile";
import { type NamedPicture, namedPictures } from "./namedPictures";
import { pictureDiagnostic } from "./pictureDiagnostic";

/** The pictures that the data files name must be there, and be pictures. */
export async function checkPictures(documents: Documents): Promise<Diagnostic[]> {
  const folders = {
    [DATA_FOLDER]: folderOf(DATA_FOLDER),
    [STATIC_FOLDER]: folderOf(STATIC_FOLDER),
  };
  const checked = namedPictures(documents).map(async (picture) => {
    const sentence = await aboutPicture(picture, folders[picture.place.folder]);
    return sentence === undefined ? [] : [picture.document.diagnosticAt(picture.path, sentence)];
  });
  return (await Promise.all(checked)).flat();
}

/** What is in one of the owner's folders. */
export function folderOf(name: string): Folder {
  const at = path.join(projectRoot(), name);
  return { at, files: name === DATA_FOLDER ? insideData().files : filesBelow(at) };
}

/** Why there is no such picture in its folder, or undefined when there is. */
export const aboutPicture = async (
  picture: Pick<NamedPicture, "name" | "file" | "place">,
  folder: Folder,
): Promise<string | undefined> =>
  fileDiagnostic(picture, folder) ?? (await contentDiagnostic(picture, folder));

const contentDiagnostic = (
  { name, file, place }: Pick<NamedPicture, "name" | "file" | "place">,
  { at }: Folder,
) => pictureDiagnostic(path.join(at, file), name, place.least);
