import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Color } from "culori";
import sharp from "sharp";
import type { Wallpapers } from "./measureContrast";

// A pixel of the small picture is about as large as the area that the top bar's blur averages.
const SMALL_WIDTH_PX = 96;

const DATA_FOLDER = resolve("data");

const coloursOf = async (file: string): Promise<Color[]> => {
  const { data, info } = await sharp(resolve(DATA_FOLDER, file))
    .resize(SMALL_WIDTH_PX)
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * info.channels);
    return { mode: "rgb", r: red / 255, g: green / 255, b: blue / 255 };
  });
};

/**
 * The dock lies over windows as well, and those may show anything: no colour is lighter or darker than these.
 */
const SHOWN_IN_WINDOWS: readonly (readonly [string, readonly Color[]])[] = [
  ["white", [{ mode: "rgb", r: 1, g: 1, b: 1 }]],
  ["black", [{ mode: "rgb", r: 0, g: 0, b: 0 }]],
];

/** Backgrounds of translucent surfaces: every wallpaper in `data/`, whole, and the content of windows. */
export const readWallpapers = async (): Promise<Wallpapers> => {
  const list: { name: string; file: string; lightFile?: string }[] = JSON.parse(
    readFileSync(resolve(DATA_FOLDER, "wallpapers.json"), "utf8"),
  );
  const files = list.flatMap(({ name, file, lightFile }): [string, string][] => [
    [name, file],
    ...(lightFile === undefined ? [] : [[`${name} in light`, lightFile] as [string, string]]),
  ]);
  const wallpapers = await Promise.all(
    files.map(async ([name, file]) => [name, await coloursOf(file)] as const),
  );
  return new Map([...wallpapers, ...SHOWN_IN_WINDOWS]);
};
