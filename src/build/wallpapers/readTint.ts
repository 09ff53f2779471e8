import sharp from "sharp";
import { tintOf, type WallpaperTint } from "./tintOf";

/** So few pixels are enough: each is a mean already. */
const MEASURED_SIZE = { width: 32, height: 18 } as const;

/** The tint that a picture's file gives to windows. */
export const readTint = async (file: string): Promise<WallpaperTint> => {
  const { data, info } = await sharp(file)
    .resize({ ...MEASURED_SIZE, fit: "fill" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * info.channels);
    return { red, green, blue, opacity: 1 };
  });
  return tintOf(pixels);
};
