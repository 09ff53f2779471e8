import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { quote } from "../diagnostics";
import type { ContentRecords, Folder } from "../files";
import { fileError, type NamedFile } from "./findFile";

/** Without an option sharp, and so the build, opens no larger one. */
const MOST_PIXELS = 0x3fff ** 2;

/** The error about a file that is missing or no picture, an incomplete one, or a smaller one than `least`. */
export const aboutPicture = async (
  picture: NamedFile,
  folder: Folder,
  records: ContentRecords,
  least: Size = { width: 0, height: 0 },
): Promise<string | undefined> => {
  const missing = fileError(picture, folder);
  if (missing !== undefined) return missing;
  const bytes = fs.readFileSync(path.join(folder.at, picture.file));
  const parts = ["picture", JSON.stringify(least), bytes];
  const { diagnostics } = await records.recordOf(parts, async () => {
    const message = await pictureError(bytes, picture.name, least);
    return { diagnostics: message ? [{ severity: "error", message }] : [] };
  });
  return diagnostics[0]?.message;
};

/** In pixels, as the picture is seen. */
export interface Size {
  width: number;
  height: number;
}

export const inPixels = ({ width, height }: Size): string =>
  `${width.toLocaleString("en")} × ${height.toLocaleString("en")}`;

/** The error about a picture that the owner calls `name`; undefined about a good one. */
const pictureError = async (bytes: Buffer, name: string, least: Size) => {
  try {
    const picture = sharp(bytes, { failOn: "truncated", limitInputPixels: false });
    const { format, autoOrient } = await picture.metadata();
    const { width, height } = autoOrient;
    // `metadata` parses all of a drawing. Text that is drawn here would fix the fonts before `prepareDrawingFont` adds the site's.
    if (format === "svg") return undefined;
    if (width < least.width || height < least.height)
      return `The picture ${quote(name)} is too small: ${inPixels(autoOrient)} pixels. The least is ${inPixels(least)}.`;
    if (width * height > MOST_PIXELS)
      return `The picture ${quote(name)} is too large: ${inPixels(autoOrient)} pixels. A width of 2,560 is enough for every screen.`;
    // Decodes all of it; at a small size that is quick.
    await picture.resize(8).raw().toBuffer();
    return undefined;
  } catch {
    return `The file ${quote(name)} is not a picture that can be read, or it is incomplete.`;
  }
};
