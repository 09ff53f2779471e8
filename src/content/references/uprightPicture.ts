import fs from "node:fs";
import path from "node:path";
import sharp, { type Metadata } from "sharp";
import { ownersFolder, STATIC_FOLDER, siteFile } from "../files";
import { isPicturePath } from "../schema";

/** So that nobody sees that a picture was encoded twice; the other formats lose nothing. */
const OPTIONS = {
  ...{ jpeg: { quality: 95, chromaSubsampling: "4:4:4" }, webp: { quality: 95 } },
  ...{ avif: { quality: 90 }, tiff: { compression: "lzw" } },
} as const;

/** A picture turned as it is seen, without the camera's data, if its own data ask for that; otherwise its bytes as they are. */
const rewritten = async (bytes: Buffer, isNeeded: (its: Metadata) => boolean): Promise<Buffer> => {
  const picture = sharp(bytes, { animated: true, limitInputPixels: false });
  try {
    const metadata = await picture.metadata();
    if (!isNeeded(metadata)) return bytes;
    const name = metadata.format === "heif" ? "avif" : metadata.format;
    const options = OPTIONS[name as keyof typeof OPTIONS];
    return await picture.autoOrient().keepIccProfile().toFormat(name, options).toBuffer();
  } catch {
    // The check reports a picture that can't be read where the content names it.
    return bytes;
  }
};

/** By file and time of change: `develop` asks at each edit, and a large picture takes a second. */
const known = new Map<string, Promise<Buffer>>();

/** A picture for Gatsby, which cuts one that a camera has stored on its side: it takes the size before it turns it. */
export const uprightPicture = (file: string): Promise<Buffer> => {
  const key = `${file} ${fs.statSync(file).mtimeMs}`;
  const upright =
    known.get(key) ?? rewritten(fs.readFileSync(file), ({ orientation = 1 }) => orientation > 1);
  known.set(key, upright);
  return upright;
};

/** Takes place, time and camera out of the published copies of the pictures in `static/`. */
export const cleanOwnPictures = async (): Promise<void> => {
  const { at, files } = ownersFolder(STATIC_FOLDER);
  for (const file of files.filter(isPicturePath)) {
    const bytes = fs.readFileSync(path.join(at, file));
    const clean = await rewritten(bytes, ({ exif, xmp, iptc }) => Boolean(exif ?? xmp ?? iptc));
    if (clean !== bytes) fs.writeFileSync(siteFile(file), clean);
  }
};
