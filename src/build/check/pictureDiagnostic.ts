import fs from "node:fs/promises";
import sharp from "sharp";
import { quote } from "../diagnostics/quote";

/** In pixels, as the picture is seen. */
export interface Size {
  width: number;
  height: number;
}

/** Sharp, which makes all sizes of a picture, opens none with more pixels than a square of this side. */
const LARGEST_SQUARE = 0x3fff;

/**
 * Why the file at an absolute path is no picture that can be shown, or undefined when it is one. `name` is what the owner
 * wrote; `least` is how large the picture must be, where that matters.
 */
export async function pictureDiagnostic(
  file: string,
  name: string,
  least?: Size,
): Promise<string | undefined> {
  try {
    const bytes = await fs.readFile(file);
    const { format, autoOrient: size } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const wrongSize = format === "svg" ? undefined : sizeDiagnostic(size, least);
    if (wrongSize !== undefined) return `The picture ${quote(name)} is ${wrongSize}`;
    if (!endsWell(format, bytes)) await decode(bytes);
    return undefined;
  } catch {
    return `The file ${quote(name)} is not a picture that can be read, or it is incomplete.`;
  }
}

function sizeDiagnostic(size: Size, least: Size | undefined): string | undefined {
  if (size.width * size.height > LARGEST_SQUARE ** 2) {
    const most = inPixels({ width: LARGEST_SQUARE, height: LARGEST_SQUARE });
    return `too large: ${inPixels(size)} pixels. The most is ${most}, or as many pixels in another shape.`;
  }
  if (least !== undefined && (size.width < least.width || size.height < least.height)) {
    return `too small: ${inPixels(size)} pixels. The least is ${inPixels(least)}.`;
  }
  return undefined;
}

const inPixels = ({ width, height }: Size): string =>
  `${width.toLocaleString("en")} × ${height.toLocaleString("en")}`;

/** How a complete picture ends. */
const ENDS: Readonly<Record<string, Buffer>> = {
  jpeg: Buffer.from([0xff, 0xd9]),
  png: Buffer.from([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]),
};

/** Spares the usual picture the decoding, which takes a tenth of a second for one of the size of a desktop. */
function endsWell(format: string, bytes: Buffer): boolean {
  const end = ENDS[format];
  return end !== undefined && bytes.subarray(-end.length).equals(end);
}

/** Fails when a part is missing. It is quickest at a small size; a drawing may claim any. */
const decode = (bytes: Buffer) =>
  sharp(bytes, { failOn: "truncated", limitInputPixels: false }).resize(8).raw().toBuffer();
