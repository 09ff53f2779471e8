import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { SHARE_PICTURE_SIZE } from "../../../lib/sharePicture";
import { cutAround, type Focus } from "../../pictures/cutAround";

/** Red, green and blue of each pixel of a picture. */
type Pixels = Buffer;

/** What the texts of all pictures are drawn on: the wallpaper, and a window on it. */
export interface Ground {
  /** The same for the same wallpaper as it is seen in a picture, and for no other. */
  readonly hash: string;
  /** The wallpaper with this window on it. Each window is drawn once: its soft shadow takes most of a picture's time. */
  withWindow(windowSvg: string): Promise<Pixels>;
}

/** Pixels as sharp takes them, to draw on. */
export const fromPixels = (pixels: Pixels): Sharp =>
  sharp(pixels, { raw: { ...SHARE_PICTURE_SIZE, channels: 3 } });

/** Makes the ground of all pictures, cut around the wallpaper's focus. What is transparent in a wallpaper becomes black. */
export const makeGround = async (
  wallpaperFile: string,
  focus: Focus = { x: 50, y: 50 },
): Promise<Ground> => {
  const { width, height } = SHARE_PICTURE_SIZE;
  const { autoOrient } = await sharp(wallpaperFile).metadata();
  const wallpaper = await sharp(wallpaperFile)
    .autoOrient()
    .extract(cutAround(autoOrient, width / height, focus))
    .resize(width, height, { fit: "fill" })
    .flatten()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const drawn = new Map<string, Promise<Pixels>>();
  const draw = (windowSvg: string): Promise<Pixels> =>
    fromPixels(wallpaper)
      .composite([{ input: Buffer.from(windowSvg) }])
      .removeAlpha()
      .raw()
      .toBuffer();
  return {
    hash: createHash("sha256").update(wallpaper).digest("hex"),
    withWindow(windowSvg) {
      const pixels = drawn.get(windowSvg) ?? draw(windowSvg);
      drawn.set(windowSvg, pixels);
      return pixels;
    },
  };
};
