import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { forEachAtOnce } from "../../lib/forEachAtOnce";
import type { TellProgress } from "../sayProgress";
import { openPictureCache } from "./pictureCache";

/**
 * All of the colour, as the picture has it: at half its size, which is usual, smooth shadows fall into blocks. With twice the effort a
 * picture for a 4K screen takes six times as long, for a sixth less to download.
 */
const ENCODING = { quality: 76, effort: 2, chromaSubsampling: "4:4:4" } as const;

/** The libraries do not share the work on one picture, so each processor has one. */
const PICTURES_AT_ONCE = os.availableParallelism();

/** A picture as Gatsby has read it. */
export interface PictureNode {
  readonly absolutePath: string;
  /** Without its ending. */
  readonly name: string;
  readonly internal: { readonly contentDigest: string };
}

/** Which sizes there are to be of it. Larger ones than it has itself are left out. */
export interface FineSizes {
  readonly widths: readonly number[];
  /** Its width by its height. Default: as it is; otherwise its middle is cut out. */
  readonly aspectRatio?: number;
}

/** For screens that are wider than high, and for tall ones. */
export const WIDE: FineSizes = { widths: [1920, 3840] };
export const TALL: FineSizes = { widths: [1080], aspectRatio: 0.5 };

const FOLDER = "/static/fine/";

interface FinePicture {
  readonly width: number;
  readonly height: number;
  /** Says what it is made of, and how. */
  readonly hash: string;
}

const finePictures = async (
  { absolutePath, internal }: PictureNode,
  { widths, aspectRatio }: FineSizes,
): Promise<FinePicture[]> => {
  const { autoOrient } = await sharp(absolutePath).metadata();
  const ratio = aspectRatio ?? autoOrient.width / autoOrient.height;
  const most = Math.min(autoOrient.width, Math.floor(autoOrient.height * ratio));
  return [...new Set(widths.map((width) => Math.min(width, most)))].map((width) => {
    const size = { width, height: Math.round(width / ratio) };
    const way = JSON.stringify([internal.contentDigest, size, ENCODING, sharp.versions]);
    return { ...size, hash: createHash("sha256").update(way).digest("hex").slice(0, 32) };
  });
};

/**
 * The `srcset` of a picture in sizes that lose nothing one would see (AVIF), in a site below `basePath`. They are made by
 * `writeFinePictures` later: they take so long that Gatsby would take its query for a mistake.
 */
export const fineSrcSet = async (
  picture: PictureNode,
  sizes: FineSizes,
  basePath: string,
): Promise<string> =>
  (await finePictures(picture, sizes))
    .map(({ hash, width }) => {
      const file = `${hash}/${encodeURIComponent(picture.name)}.avif`;
      return `${basePath}${FOLDER}${file} ${width}w`;
    })
    .join(",");

export interface FineSource {
  readonly picture: PictureNode;
  readonly sizes: FineSizes;
}

/** Makes the pictures to which `fineSrcSet` gives addresses, or takes them from the cache, a folder of its own. */
export const writeFinePictures = async (
  sources: readonly FineSource[],
  siteFolder: string,
  cacheFolder: string,
  tell?: TellProgress,
): Promise<void> => {
  const cache = await openPictureCache(cacheFolder);
  const wanted = await Promise.all(
    sources.map(async ({ picture, sizes }) =>
      (await finePictures(picture, sizes)).map((fine) => ({ ...fine, picture })),
    ),
  );
  const all = wanted.flat();
  let done = 0;
  await forEachAtOnce(all, PICTURES_AT_ONCE, async ({ picture, width, height, hash }) => {
    const made = await cache.file(`${hash}.avif`, () =>
      sharp(picture.absolutePath).autoOrient().resize(width, height).avif(ENCODING).toBuffer(),
    );
    const target = path.join(siteFolder, FOLDER, hash, `${picture.name}.avif`);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.copyFile(made, target);
    done += 1;
    tell?.(done, all.length);
  });
  await cache.prune();
};
