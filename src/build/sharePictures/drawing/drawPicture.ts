import { createHash } from "node:crypto";
import sharp from "sharp";
import { fromPixels, type Ground } from "./ground";
import type { PictureSvg } from "./pictureSvg";

const JPEG = { quality: 84, mozjpeg: true } as const;

/** Draws what is on a picture over its ground, as a JPEG file. */
export const drawPicture = async ({ window, texts }: PictureSvg, ground: Ground): Promise<Buffer> =>
  fromPixels(await ground.withWindow(window))
    .composite([{ input: Buffer.from(texts) }])
    .jpeg(JPEG)
    .toBuffer();

/** A name for what `drawPicture` makes: another one as soon as anything is drawn in another way, also by other code. */
export const pictureKey = ({ window, texts }: PictureSvg, { hash }: Ground): string =>
  createHash("sha256")
    .update(JSON.stringify([window, texts, hash, JPEG, sharp.versions]))
    .digest("hex");
