import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { quote } from "../diagnostics";
import type { ContentRecords, Folder } from "../files";
import { fileDiagnostic, type NamedFile } from "./findFile";

/** Without an option sharp, and so the build, opens no larger one. */
const MOST_PIXELS = 0x3fff ** 2;

/** The error about a file that is missing or no picture, an incomplete one, or a smaller one than `least`. */
export const aboutPicture = async (
  picture: NamedFile,
  folder: Folder,
  records: ContentRecords,
  least: Size = { width: 0, height: 0 },
): Promise<string | undefined> => {
  const missing = fileDiagnostic(picture, folder);
  if (missing !== undefined) return missing;
  const bytes = fs.readFileSync(path.join(folder.at, picture.file));
  const read = () => pictureDiagnostics(bytes, picture.name, least);
  const parts = ["picture", JSON.stringify(least), bytes];
  const { diagnostics } = await records.recordOf(parts, async () => ({
    diagnostics: await read(),
  }));
  return diagnostics[0];
};

/** In pixels, as the picture is seen. */
export interface Size {
  width: number;
  height: number;
}

export const inPixels = ({ width, height }: Size): string =>
  `${width.toLocaleString("en")} × ${height.toLocaleString("en")}`;

/** What is wrong with a picture that the owner calls `name`: with a good one, nothing. */
const pictureDiagnostics = async (bytes: Buffer, name: string, least: Size): Promise<string[]> => {
  try {
    const picture = sharp(bytes, { failOn: "truncated", limitInputPixels: false });
    const { format, autoOrient } = await picture.metadata();
    const { width, height } = autoOrient;
    // `metadata` parses all of a drawing. Text that is drawn here would fix the fonts before `prepareDrawingFont` adds the site's.
    if (format === "svg") return [];
    if (width < least.width || height < least.height) {
      return [
        `The picture ${quote(name)} is too small: ${inPixels(autoOrient)} pixels. The least is ${inPixels(least)}.`,
      ];
    }
    if (width * height > MOST_PIXELS)
      return [
        `The picture ${quote(name)} is too large: ${inPixels(autoOrient)} pixels. A width of 2,560 is enough for every screen.`,
      ];
    // Decodes all of it; at a small size that is quick.
    await picture.resize(8).raw().toBuffer();
    return [];
  } catch {
    return [`The file ${quote(name)} is not a picture that can be read, or it is incomplete.`];
  }
};
