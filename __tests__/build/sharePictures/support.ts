import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import type { SharePicture } from "../../../src/build/sharePictures/sharePicture";
import {
  type SharePictureOptions,
  writeSharePictures,
} from "../../../src/build/sharePictures/writeSharePictures";
import { sharePictureAddress } from "../../../src/lib/sharePicture";

export const AVOCADO: SharePicture = {
  pagePath: "/projects/avocado/",
  title: "Avocado",
  kind: "Project",
  owner: "Alex Example",
  role: "Frontend engineer",
};

/** Where a new wallpaper of one colour is. */
export const plainWallpaper = async (folder: string, colour: string): Promise<string> => {
  const file = path.join(folder, `${colour}.png`);
  await sharp({ create: { width: 120, height: 63, channels: 3, background: colour } }).toFile(file);
  return file;
};

/** A built site in a folder of its own, with a cache beside it. */
export const builtSite = async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "share-pictures-"));
  const options: SharePictureOptions = {
    wallpaperFile: await plainWallpaper(root, "navy"),
    theme: "dark",
    siteFolder: path.join(root, "public"),
    cacheFolder: path.join(root, "cache"),
  };
  fs.mkdirSync(options.siteFolder);
  const inSite = (address: string) => path.join(options.siteFolder, address);
  const write = (pictures: readonly SharePicture[], changed: Partial<SharePictureOptions> = {}) =>
    writeSharePictures(pictures, { ...options, ...changed });
  return {
    root,
    options,
    inSite,
    write,
    /** Writes the one picture and gives its bytes. */
    async draw(picture: SharePicture, changed: Partial<SharePictureOptions> = {}): Promise<Buffer> {
      await write([picture], changed);
      return fs.readFileSync(inSite(sharePictureAddress(picture.pagePath)));
    },
    cached: () => fs.readdirSync(options.cacheFolder),
    remove: () => fs.rmSync(root, { recursive: true }),
  };
};
