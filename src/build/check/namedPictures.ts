import { isPathOnSite } from "../addresses";
import type { JsonPath } from "../files/jsonTree";
import type { JsonDocument } from "../files/readDocument";
import { DATA_FOLDER, STATIC_FOLDER } from "../paths";
import { itemsOf, recordOf } from "../record";
import { isPicturePath } from "../schemas/wallpapers";
import type { Documents } from "./documents";
import type { Size } from "./pictureMistake";

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

const WALLPAPERS: Place = {
  folder: DATA_FOLDER,
  fits: isPicturePath,
  written: (file) => file,
  least: LEAST_WALLPAPER,
};

const ICONS: Place = {
  folder: STATIC_FOLDER,
  fits: (file) => /\.(svg|png|jpe?g|webp|avif|gif|ico)$/i.test(file),
  written: (file) => `/${file.replace(/[\s%?#]/g, encodeURIComponent)}`,
};

/** The pictures that the data files name, whether or not they are there. */
export const namedPictures = (documents: Documents): NamedPicture[] => [
  ...wallpapers(documents.wallpapers),
  ...icons(documents.settings),
  ...icons(documents.attribution),
];

const wallpapers = (document: JsonDocument | undefined): NamedPicture[] =>
  itemsOf(document?.value).flatMap((item, index) => {
    const { file: name } = recordOf(item);
    if (document === undefined || typeof name !== "string" || !isPicturePath(name)) return [];
    return [{ document, path: [index, "file"], name, place: WALLPAPERS, file: name }];
  });

const icons = (document: JsonDocument | undefined): NamedPicture[] =>
  itemsOf(document?.value).flatMap((group, groupIndex) =>
    itemsOf(recordOf(group).topics).flatMap((topic, index) => {
      const { iconUrl: name } = recordOf(topic);
      if (document === undefined || typeof name !== "string" || !isPathOnSite(name)) return [];
      const at: JsonPath = [groupIndex, "topics", index, "iconUrl"];
      return [{ document, path: at, name, place: ICONS, file: servedFile(name) }];
    }),
  );

/** The path inside `static/` of the file that a host sends when it is asked for an address. */
function servedFile(address: string): string {
  const { pathname } = new URL(address, "https://site.invalid");
  const file = pathname.slice(1);
  try {
    return decodeURIComponent(file);
  } catch {
    // A percent sign that encodes nothing.
    return file;
  }
}
