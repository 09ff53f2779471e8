import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import sharp from "sharp";
import { isCompressibleFile } from "../../src/build/precompress/compressibleFile";
import { slugOf } from "../../src/lib/slug";
import { readData } from "../copy/edits";
import { type Colour, wallpapersIn } from "../copy/plainWallpapers";

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Words that are nowhere in the built site, or are and should not be. */
const wordFaults = (site: string, wanted: readonly string[], gone: readonly string[]): string[] => {
  const text = filesBelow(site)
    .filter(isCompressibleFile)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  return [
    ...wanted.filter((word) => !text.includes(word)).map((word) => `${word} is missing`),
    ...gone.filter((word) => text.includes(word)).map((word) => `${word} is still there`),
  ];
};

const listFaults = (what: string, found: readonly string[], wanted: readonly string[]): string[] =>
  [...found].sort().join() === [...wanted].sort().join()
    ? []
    : [`${what}: there are ${found}, and there should be ${wanted}`];

/** Pages of projects or posts that are missing, or too many. */
const itemFaults = (folder: string, list: string): string[] => {
  const names = (readData(folder, `${list}.json`) as { name: string }[]).map(({ name }) => name);
  const pages = join(folder, "public", list);
  const found = existsSync(pages) ? readdirSync(pages, { withFileTypes: true }) : [];
  const folders = found.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return listFaults(`pages of ${list}`, folders, names.map(slugOf));
};

/** A folder of scaled pictures is named after the bytes that they were made of. */
const PICTURE_FOLDER = /^[0-9a-f]{32}$/;

const FARTHEST = 12;

const isOfColour = async (file: string, colour: Colour): Promise<boolean> => {
  const { channels } = await sharp(file).stats();
  return colour.every((part, index) => Math.abs(part - (channels[index]?.mean ?? 255)) < FARTHEST);
};

/** Scaled pictures that are missing, are of no wallpaper, or show another one. */
const pictureFaults = async (folder: string, colours: ReadonlyMap<string, Colour>) => {
  const built = join(folder, "public", "static");
  const wallpapers = new Map(
    wallpapersIn(folder).map(({ file }) => {
      const bytes = readFileSync(join(folder, "data", file));
      return [createHash("md5").update(bytes).digest("hex"), file];
    }),
  );
  const folders = readdirSync(built).filter((name) => PICTURE_FOLDER.test(name));
  const faults = listFaults("folders of pictures", folders, [...wallpapers.keys()]);
  for (const [digest, file] of wallpapers) {
    const colour = colours.get(file);
    for (const picture of filesBelow(join(built, digest))) {
      if (parse(picture).name !== parse(file).name) faults.push(`${picture} is of no wallpaper`);
      else if (colour && !(await isOfColour(picture, colour)))
        faults.push(`${picture} shows another picture`);
    }
  }
  return faults;
};

export interface ExpectedSite {
  /** Words that the content has, and that it had before. */
  readonly words: readonly string[];
  readonly goneWords: readonly string[];
  /** What each wallpaper's file shows. */
  readonly colours: ReadonlyMap<string, Colour>;
}

/** Whatever in the built site of a project is not as its `data/` says. */
export const faultsOfSite = async (
  folder: string,
  { words, goneWords, colours }: ExpectedSite,
): Promise<string[]> => [
  ...wordFaults(join(folder, "public"), words, goneWords),
  ...itemFaults(folder, "projects"),
  ...itemFaults(folder, "posts"),
  ...(await pictureFaults(folder, colours)),
];
