import path from "node:path";
import sharp from "sharp";
import { isPathOnSite } from "../addresses";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { quote } from "../diagnostics/quote";
import { type Folder, ownersFolder } from "../files/filesBelow";
import { DATA_FOLDER, STATIC_FOLDER } from "../paths";
import { isPictureOrDrawingPath, isPicturePath } from "../schemas/pictureFile";
import { fileDiagnostic, type NamedFile, SERVED, servedFile } from "./findFile";
import { type Documents, markedTexts } from "./readDataFolder";

/** The folder of a kind of file, and how content names files in it. */
interface Place {
  folder: typeof DATA_FOLDER | typeof STATIC_FOLDER;
  /** Whether a text can name such a file at all; the schema says what is wrong with others. */
  isName: (text: string) => boolean;
  /** Whether it must be a picture. */
  isPicture: boolean;
  /** The least size of a picture. */
  least?: Size;
  named: NamedFile["place"];
}

const inData = (fits: (file: string) => boolean, least?: Size): Place => ({
  folder: DATA_FOLDER,
  isName: fits,
  isPicture: true,
  least,
  named: { fits, written: (file) => file },
});

const inStatic = (isPicture: boolean, fits = (_file: string) => true): Place => ({
  folder: STATIC_FOLDER,
  isName: isPathOnSite,
  isPicture,
  named: { ...SERVED, fits },
});

const PLACES: Readonly<Record<string, Place>> = {
  picture: inData(isPicturePath),
  portrait: inData(isPictureOrDrawingPath),
  // The window of a small laptop: a smaller picture would be blurred by enlarging on every desktop there is.
  wallpaper: inData(isPicturePath, { width: 1280, height: 720 }),
  drawing: inStatic(true, (file) => /\.(svg|png|jpe?g|webp|avif|gif|ico)$/i.test(file)),
  file: inStatic(false),
};

/** A host serves this file for a folder. */
const withIndex = (file: string): string => file.replace(/(^|\/)$/, "$1index.html");

/** The files that the data files name must exist, and pictures must be readable. */
export async function checkFiles(documents: Documents): Promise<Diagnostic[]> {
  const folders = {
    [DATA_FOLDER]: ownersFolder(DATA_FOLDER),
    [STATIC_FOLDER]: ownersFolder(STATIC_FOLDER),
  };
  const checked = markedTexts(documents).map(async ({ document, path: place, text, mark }) => {
    const { folder, isName, isPicture, least, named } = PLACES[mark.names ?? ""] ?? {};
    if (!folder || !named || !isName?.(text)) return [];
    const file = folder === DATA_FOLDER ? text : withIndex(servedFile(text));
    const about = isPicture ? aboutPicture : fileDiagnostic;
    const sentence = await about({ name: text, file, place: named }, folders[folder], least);
    return sentence === undefined ? [] : [document.diagnosticAt(place, sentence)];
  });
  return (await Promise.all(checked)).flat();
}

export const aboutPicture = async (
  picture: NamedFile,
  folder: Folder,
  least?: Size,
): Promise<string | undefined> =>
  fileDiagnostic(picture, folder) ??
  (await pictureDiagnostic(path.join(folder.at, picture.file), picture.name, least));

/** In pixels, as the picture is seen. */
interface Size {
  width: number;
  height: number;
}

const inPixels = ({ width, height }: Size): string =>
  `${width.toLocaleString("en")} × ${height.toLocaleString("en")}`;

/**
 * The error about a file that is no picture, or an incomplete one, or too small a one; undefined if it can be shown. `name`
 * is what the owner wrote.
 */
const pictureDiagnostic = async (
  file: string,
  name: string,
  least: Size = { width: 0, height: 0 },
): Promise<string | undefined> => {
  try {
    const picture = sharp(file, { failOn: "truncated" });
    const { format, autoOrient } = await picture.metadata();
    const { width, height } = autoOrient;
    if (format !== "svg" && (width < least.width || height < least.height)) {
      return `The picture ${quote(name)} is too small: ${inPixels(autoOrient)} pixels. The least is ${inPixels(least)}.`;
    }
    // Decodes all of it; at a small size that is quick.
    await picture.resize(8).raw().toBuffer();
    return undefined;
  } catch {
    return `The file ${quote(name)} is not a picture that can be read, or it is incomplete.`;
  }
};
