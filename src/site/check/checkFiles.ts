import path from "node:path";
import sharp from "sharp";
import { asWarning, type Diagnostic, quote } from "../../content/diagnostics";
import { type ContentRecords, DATA_FOLDER, ownersFolder, STATIC_FOLDER } from "../../content/files";
import { aboutPicture, inPixels, namedByAddress, type Size } from "../../content/references";
import { isPathOnSite, isPictureOrDrawingPath, isPicturePath } from "../../content/schema";
import { itemsOf, recordOf } from "../../lib/unknownValue";
import { type Documents, type TextWithMeta, textsWithMeta } from "./readDataFolder";

/** The window of a small laptop: a smaller picture would be blurred by enlarging on every desktop there is. */
const LEAST_WALLPAPER: Size = { width: 1280, height: 720 };

/** The pictures that the data files name must exist and be readable. The schemas say what is wrong with other texts. */
export async function checkFiles(
  documents: Documents,
  records: ContentRecords,
): Promise<Diagnostic[]> {
  const data = ownersFolder(DATA_FOLDER);
  const served = ownersFolder(STATIC_FOLDER);
  const messageAbout = async ({ text, meta: { names } }: TextWithMeta) => {
    const inData = { name: text, file: text };
    if (names === "picture" && isPicturePath(text)) return aboutPicture(inData, data, records);
    if (names === "portrait" && isPictureOrDrawingPath(text))
      return aboutPicture(inData, data, records);
    if (names === "wallpaper" && isPicturePath(text))
      return aboutPicture(inData, data, records, LEAST_WALLPAPER);
    return names === "drawing" && isPathOnSite(text)
      ? aboutPicture(namedByAddress(text), served, records)
      : undefined;
  };
  const checked = textsWithMeta(documents).map(async (found) => {
    const message = await messageAbout(found);
    return message === undefined ? [] : [found.document.diagnosticAt(found.path, message)];
  });
  return (await Promise.all(checked)).flat();
}

/** The room for a picture on a project's page. */
const PICTURE_ROOM: Size = { width: 640, height: 360 };

/** Warnings about pictures of projects that are enlarged: they fill their room by width or by height. */
export const aboutSmallPictures = async ({ projects }: Documents): Promise<Diagnostic[]> => {
  const found = itemsOf(projects?.value).flatMap((project, index) =>
    itemsOf(recordOf(project).pictures).map((it) => ({ file: String(recordOf(it).file), index })),
  );
  const warnings = found.map(async ({ file, index }) => {
    const { autoOrient } = await sharp(path.join(ownersFolder(DATA_FOLDER).at, file)).metadata();
    const { width, height } = autoOrient;
    if (!projects || width >= PICTURE_ROOM.width || height >= PICTURE_ROOM.height) return [];
    const message = `The picture ${quote(file)} has ${inPixels(autoOrient)} pixels, and is enlarged. One of ${inPixels(PICTURE_ROOM)} or more looks sharp.`;
    return [asWarning(projects.diagnosticAt([index, "pictures"], message))];
  });
  return (await Promise.all(warnings)).flat();
};
