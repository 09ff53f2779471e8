import path from "node:path";
import { isPathOnSite } from "../addresses";
import type { JsonPath } from "../files/jsonTree";
import type { JsonDocument } from "../files/readDocument";
import type { Mistake } from "../mistakes/mistake";
import { namedFiles } from "../namedFiles";
import { DATA_FOLDER, projectRoot, STATIC_FOLDER } from "../paths";
import { itemsOf, recordOf } from "../record";
import { isPicturePath } from "../schemas/pictureFile";
import { SLICE_NAMES, SLICES, type SliceName } from "../slices";
import type { Documents } from "./documents";
import { pictureMistake } from "./pictureMistake";

/** A picture that a file names: where it is named, how, and where it should be, relative to the project's root. */
interface NamedPicture {
  document: JsonDocument;
  path: JsonPath;
  name: string;
  file: string;
}

/** The pictures that the data files name must be there, and be pictures. */
export async function checkPictures(documents: Documents): Promise<Mistake[]> {
  const pictures = [
    ...SLICE_NAMES.flatMap((slice) => inData(slice, documents[slice])),
    ...icons(documents.settings),
    ...icons(documents.attribution),
  ];
  const checked = pictures.map(async ({ document, path: place, name, file }) => {
    const sentence = await pictureMistake(path.join(projectRoot(), file), name);
    return sentence === undefined ? [] : [document.mistakeAt(place, sentence)];
  });
  return (await Promise.all(checked)).flat();
}

const inData = (slice: SliceName, document: JsonDocument | undefined): NamedPicture[] => {
  if (document === undefined) return [];
  return namedFiles(SLICES[slice].schema, document.value)
    .filter(({ name }) => isPicturePath(name))
    .map((named) => ({ document, ...named, file: path.join(DATA_FOLDER, named.name) }));
};

const icons = (document: JsonDocument | undefined): NamedPicture[] =>
  itemsOf(document?.value).flatMap((group, groupIndex) =>
    itemsOf(recordOf(group).topics).flatMap((topic, index) => {
      const { iconUrl: name } = recordOf(topic);
      if (document === undefined || typeof name !== "string" || !isPathOnSite(name)) return [];
      const { pathname } = new URL(name, "https://site.invalid");
      const file = path.join(STATIC_FOLDER, pathname);
      return [{ document, path: [groupIndex, "topics", index, "iconUrl"], name, file }];
    }),
  );
