import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { forEachAtOnce } from "../../lib/forEachAtOnce";
import { sharePictureAddress } from "../../lib/sharePicture";
import type { Focus } from "../pictures/cutAround";
import { openPictureCache } from "../pictures/pictureCache";
import { ownFile } from "../publicFiles/ownFile";
import type { TellProgress } from "../sayProgress";
import { drawPicture, pictureKey } from "./drawing/drawPicture";
import { makeGround } from "./drawing/ground";
import { pictureSvg } from "./drawing/pictureSvg";
import type { SharePicture, Surroundings } from "./sharePicture";

export interface SharePictureOptions {
  /** The picture that the windows lie on. */
  readonly wallpaperFile: string;
  /** What of it is to be seen. Default: its middle. */
  readonly focus?: Focus;
  /** The site's default theme, whose paper the windows are made of: the light one where the system decides. */
  readonly theme: "light" | "dark" | "system";
  /** The built site. Its `favicon.svg` becomes the mark beside the owner's name. */
  readonly siteFolder: string;
  /** What is drawn is kept here for the next build; the folder belongs to this function. */
  readonly cacheFolder: string;
  /** Default: nobody is told. */
  readonly tell?: TellProgress;
}

/** sharp works beside JavaScript. So few pictures at once that hundreds take no more memory than these. */
const PICTURES_AT_ONCE = os.availableParallelism();

const readMark = (siteFolder: string): Promise<Buffer | undefined> =>
  fs.readFile(path.join(siteFolder, "favicon.svg")).catch(() => undefined);

/**
 * Writes each page's share picture to its address in the built site, except where the owner has one there in `static/`. Only
 * what looks different than in the build before is drawn.
 */
export const writeSharePictures = async (
  pictures: readonly SharePicture[],
  { wallpaperFile, focus, theme, siteFolder, cacheFolder, tell }: SharePictureOptions,
): Promise<void> => {
  const surroundings: Surroundings = {
    theme: theme === "dark" ? "dark" : "light",
    mark: await readMark(siteFolder),
  };
  const ground = await makeGround(wallpaperFile, focus);
  const cache = await openPictureCache(cacheFolder);
  let done = 0;
  await forEachAtOnce(pictures, PICTURES_AT_ONCE, async (picture) => {
    const address = sharePictureAddress(picture.pagePath);
    if ((await ownFile(address)) === undefined) {
      const svg = pictureSvg(picture, surroundings);
      const name = `${pictureKey(svg, ground)}.jpg`;
      const drawn = await cache.file(name, () => drawPicture(svg, ground));
      const file = path.join(siteFolder, address);
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.copyFile(drawn, file);
    }
    done += 1;
    tell?.(done, pictures.length);
  });
  await cache.prune();
};
