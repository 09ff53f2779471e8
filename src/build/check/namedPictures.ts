import { isPathOnSite } from "../addresses";
import type { JsonPath } from "../files/jsonTree";
import type { JsonDocument } from "../files/readDocument";
import { namedFiles } from "../namedFiles";
import { DATA_FOLDER, STATIC_FOLDER } from "../paths";
import { itemsOf, recordOf } from "../record";
import { isPictureOrDrawingPath, isPicturePath } from "../schemas/pictureFile";
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

/** Of the owner there may be a drawing. */
const PORTRAITS: Place = { ...PICTURES, fits: isPictureOrDrawingPath };

const WALLPAPERS: Place = { ...PICTURES, least: LEAST_WALLPAPER };

const PLACES: Readonly<Partial<Record<SliceName, Place>>> = {
  site: PORTRAITS,
  wallpapers: WALLPAPERS,
};

/** Shown as they are, in any size. */
const DRAWINGS: Place = {
  folder: STATIC_FOLDER,
  fits: (file) => /\.(svg|png|jpe?g|webp|avif|gif|ico)$/i.test(file),
  written: servedAddress,
};

/** The pictures that the data files name, whether or not they are there. */
export const namedPictures = (documents: Documents): NamedPicture[] => [
  ...SLICE_NAMES.flatMap((slice) => inData(slice, documents[slice])),
  ...icons(documents.settings),
  ...icons(documents.attribution),
  ...covers(documents.projects),
];

const inData = (slice: SliceName, document: JsonDocument | undefined): NamedPicture[] => {
  if (document === undefined) return [];
  const place = PLACES[slice] ?? PICTURES;
  return namedFiles(SLICES[slice].schema, document.value)
    .filter(({ name }) => place.fits(name))
    .map(({ path, name }) => ({ document, path, name, place, file: name }));
};

const icons = (document: JsonDocument | undefined): NamedPicture[] =>
  itemsOf(document?.value).flatMap((group, groupIndex) =>
    itemsOf(recordOf(group).topics).flatMap((topic, index) =>
      drawing(document, [groupIndex, "topics", index, "iconUrl"], recordOf(topic).iconUrl),
    ),
  );

const covers = (document: JsonDocument | undefined): NamedPicture[] =>
  itemsOf(document?.value).flatMap((project, index) =>
    drawing(document, [index, "cover"], recordOf(project).cover),
  );

const drawing = (
  document: JsonDocument | undefined,
  path: JsonPath,
  name: unknown,
): NamedPicture[] => {
  if (document === undefined || typeof name !== "string" || !isPathOnSite(name)) return [];
  return [{ document, path, name, place: DRAWINGS, file: servedFile(name) }];
};
