import { isPathOnSite } from "../addresses";
import type { JsonPath } from "../files/jsonTree";
import type { JsonDocument } from "../files/readDocument";
import { namedFiles } from "../namedFiles";
import { DATA_FOLDER, STATIC_FOLDER } from "../paths";
import { itemsOf, recordOf } from "../record";
import { isPicturePath } from "../schemas/pictureFile";
import { SLICE_NAMES, SLICES, type SliceName } from "../slices";
import type { Documents } from "./documents";
import type { Size } from "./pictureDiagnostic";
import { servedAddress, servedFile } from "./servedFile";

/** A picture that a file names: where it is named and how, and in which folder it should be what. */
export interface NamedPicture {
  document: JsonDocument;
  path: JsonPath;
  name: string;
  place: Place;
  /** Its path inside the folder. */
  file: string;
}

/** Where pictures are, and how files name them. */
interface Place {
  folder: typeof DATA_FOLDER | typeof STATIC_FOLDER;
  /** Whether this file can be such a picture. */
  fits: (file: string) => boolean;
  /** How one writes the file's name. */
  written: (file: string) => string;
  least?: Size;
}

/** The window of a small laptop: a smaller picture would be blurred by enlarging on every desktop there is. */
const LEAST_WALLPAPER: Size = { width: 1280, height: 720 };

const PICTURES: Place = { folder: DATA_FOLDER, fits: isPicturePath, written: (file) => file };

const WALLPAPERS: Place = { ...PICTURES, least: LEAST_WALLPAPER };

const ICONS: Place = {
  folder: STATIC_FOLDER,
  fits: (file) => /\.(svg|png|jpe?g|webp|avif|gif|ico)$/i.test(file),
  written: servedAddress,
};

/** The pictures that the data files name, whether or not they are there. */
export const namedPictures = (documents: Documents): NamedPicture[] => [
  ...SLICE_NAMES.flatMap((slice) => inData(slice, documents[slice])),
  ...icons(documents.settings),
  ...icons(documents.attribution),
];

const inData = (slice: SliceName, document: JsonDocument | undefined): NamedPicture[] => {
  if (document === undefined) return [];
  const place = slice === "wallpapers" ? WALLPAPERS : PICTURES;
  return namedFiles(SLICES[slice].schema, document.value)
    .filter(({ name }) => isPicturePath(name))
    .map(({ path, name }) => ({ document, path, name, place, file: name }));
};

const icons = (document: JsonDocument | undefined): NamedPicture[] =>
  itemsOf(document?.value).flatMap((group, groupIndex) =>
    itemsOf(recordOf(group).topics).flatMap((topic, index) => {
      const { iconUrl: name } = recordOf(topic);
      if (document === undefined || typeof name !== "string" || !isPathOnSite(name)) return [];
      const at: JsonPath = [groupIndex, "topics", index, "iconUrl"];
      return [{ document, path: at, name, place: ICONS, file: servedFile(name) }];
    }),
  );
