import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** Red, green and blue, each from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A plain picture of a wallpaper's size, which is quick to scale. */
const SIZE = { width: 1920, height: 1200 };

/** A colour unlike any other of the first dozens. */
export const colourOf = (number: number): Colour => [
  (number * 67 + 30) % 256,
  (number * 131 + 40) % 256,
  (number * 29 + 90) % 256,
];

/** Writes a picture of one colour, in the format of the file's ending. */
export const paintPicture = async (file: string, [r, g, b]: Colour): Promise<void> => {
  await sharp({ create: { ...SIZE, channels: 3, background: { r, g, b } } }).toFile(file);
};

/** The pictures that a project's `data/wallpapers.json` names, in its order. */
export const wallpapersIn = (
  folder: string,
): { name: string; title: string; file: string; lightFile?: string }[] =>
  JSON.parse(readFileSync(join(folder, "data", "wallpapers.json"), "utf8"));

/** Replaces each wallpaper by a picture of one colour, which is easy to recognise and quick to scale. */
export const paintWallpapers = async (folder: string): Promise<void> => {
  for (const [index, { file, lightFile = file }] of wallpapersIn(folder).entries())
    for (const picture of new Set([file, lightFile]))
      await paintPicture(join(folder, "data", picture), colourOf(index));
};
