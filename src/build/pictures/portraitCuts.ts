import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { checkedContentPath, DATA_FOLDER, projectRoot } from "../paths";
import { cutAround, type Focus, isMiddle } from "./cutAround";

/** The tall cut of a wallpaper, as large as the largest that is made of it. */
const SIZE = { width: 1080, height: 2160 };

/** What a wallpaper says of its pictures. */
export interface WallpaperFiles {
  readonly file: string;
  readonly lightFile?: string | undefined;
  readonly focus: Focus;
}

/** A picture in the checked copy. */
interface CutPicture {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Pictures that are cut around a focus, by what they are cut from. */
export type PortraitCuts = ReadonlyMap<string, CutPicture>;

const keyOf = (file: string, { x, y }: Focus): string => `${x} ${y} ${file}`;

const cut = async (picture: Buffer, focus: Focus): Promise<Buffer> => {
  const { autoOrient } = await sharp(picture).metadata();
  return sharp(picture)
    .autoOrient()
    .extract(cutAround(autoOrient, SIZE.width / SIZE.height, focus))
    .resize({ ...SIZE, withoutEnlargement: true })
    .png({ compressionLevel: 3 })
    .toBuffer();
};

const cutFile = async (file: string, focus: Focus): Promise<CutPicture> => {
  const picture = fs.readFileSync(path.join(projectRoot(), DATA_FOLDER, file));
  const hash = createHash("sha256").update(picture).update(keyOf("", focus)).digest("hex");
  const name = `portraits/${hash.slice(0, 32)}/${path.parse(file).name}.png`;
  const kept = path.join(checkedContentPath(), name);
  return { name, bytes: fs.existsSync(kept) ? fs.readFileSync(kept) : await cut(picture, focus) };
};

/**
 * Cuts wallpapers for tall screens around what is to be seen there, without loss: Gatsby, which scales them, knows of nine places to
 * cut at and no others. What is to be seen in the middle is left to it. What was cut before is taken from the checked copy.
 */
export const cutPortraits = async (
  wallpapers: readonly WallpaperFiles[],
): Promise<PortraitCuts> => {
  const cuts = new Map<string, CutPicture>();
  for (const { file, lightFile, focus } of wallpapers) {
    if (isMiddle(focus)) continue;
    for (const picture of [file, lightFile]) {
      if (picture !== undefined) cuts.set(keyOf(picture, focus), await cutFile(picture, focus));
    }
  }
  return cuts;
};

/** From which file of the checked copy a picture's tall sizes are made. */
export const portraitFile = (file: string, focus: Focus, cuts: PortraitCuts): string =>
  cuts.get(keyOf(file, focus))?.name ?? file;
