import sharp from "sharp";
import { quote } from "../diagnostics/quote";

/** In pixels, as the picture is seen. */
export interface Size {
  width: number;
  height: number;
}

const inPixels = ({ width, height }: Size): string =>
  `${width.toLocaleString("en")} × ${height.toLocaleString("en")}`;

/**
 * The error about a file that is no picture, or an incomplete one, or too small a one; undefined if it can be shown. `name`
 * is what the owner wrote.
 */
export const pictureDiagnostic = async (
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
