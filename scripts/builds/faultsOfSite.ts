import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import sharp from "sharp";
import { CHECKED_FOLDER } from "../../src/build/paths";
import { isCompressibleFile } from "../../src/build/precompress/compressibleFile";
import { slugOf } from "../../src/lib/slug";
import { readData } from "../copy/edits";
import type { Colour } from "../copy/plainPictures";

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

const namesIn = (folder: string, list: string): string[] =>
  (readData(folder, `${list}.json`) as { name: string }[]).map(({ name }) => slugOf(name));

/** The names of the posts in Markdown that are published. */
const publishedTexts = (folder: string): string[] =>
  filesBelow(join(folder, "data", "posts"))
    .filter((file) => file.endsWith(".md") && !/^draft: true$/m.test(readFileSync(file, "utf8")))
    .map((file) => parse(file).name);

/** Pages of projects or posts that are missing, or too many. */
const itemFaults = (folder: string, list: string, wanted: readonly string[]): string[] => {
  const pages = join(folder, "public", list);
  const found = existsSync(pages) ? readdirSync(pages, { withFileTypes: true }) : [];
  const folders = found.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return listFaults(`pages of ${list}`, folders, wanted);
};

/** A folder of scaled pictures is named after the bytes that they were made of. */
const PICTURE_FOLDER = /^[0-9a-f]{32}$/;

const FARTHEST = 12;

const isOfColour = async (file: string, colour: Colour): Promise<boolean> => {
  const { channels } = await sharp(file).stats();
  return colour.every((part, index) => Math.abs(part - (channels[index]?.mean ?? 255)) < FARTHEST);
};

const digestOf = (file: string): string =>
  createHash("md5").update(readFileSync(file)).digest("hex");

/** Scaled pictures that are missing, are of a picture that is gone or of a draft, or show another one. */
const pictureFaults = async (
  folder: string,
  { colours, hiddenPictures }: Pick<ExpectedSite, "colours" | "hiddenPictures">,
): Promise<string[]> => {
  const built = join(folder, "public", "static");
  const data = join(folder, "data");
  const hidden = hiddenPictures.map((file) => join(data, file));
  const cuts = join(folder, CHECKED_FOLDER, "portraits");
  const known = [
    ...filesBelow(data).filter((file) => !hidden.includes(file)),
    ...(existsSync(cuts) ? filesBelow(cuts) : []),
  ];
  const digests = new Set(known.map(digestOf));
  const pictures = [...colours]
    .map(([file, colour]) => ({ file: join(data, file), colour }))
    .filter(({ file }) => existsSync(file))
    .map((picture) => ({ ...picture, digest: digestOf(picture.file) }));
  const folders = readdirSync(built).filter((name) => PICTURE_FOLDER.test(name));
  const faults = [
    ...folders.filter((name) => !digests.has(name)).map((name) => `${name} is of no picture`),
    ...pictures
      .filter(({ digest }) => !folders.includes(digest))
      .map(({ file }) => `${file} is missing`),
  ];
  for (const { file, colour, digest } of pictures.filter((one) => folders.includes(one.digest))) {
    for (const scaled of filesBelow(join(built, digest))) {
      if (parse(scaled).name !== parse(file).name) faults.push(`${scaled} is of no picture`);
      else if (!(await isOfColour(scaled, colour))) faults.push(`${scaled} shows another picture`);
    }
  }
  const named = (name: string) =>
    pictures.filter(({ file }) => parse(file).name === name).map(({ colour }) => colour);
  for (const fine of filesBelow(join(built, "fine"))) {
    const shown = await Promise.all(
      named(parse(fine).name).map((colour) => isOfColour(fine, colour)),
    );
    if (!shown.includes(true)) faults.push(`${fine} shows another picture`);
  }
  return faults;
};

export interface ExpectedSite {
  /** Words that the content has, and that it had before. */
  readonly words: readonly string[];
  readonly goneWords: readonly string[];
  /** What each picture of the content shows, by its path inside `data/`; some may be there no more. */
  readonly colours: ReadonlyMap<string, Colour>;
  /** Pictures that no visitor may find. */
  readonly hiddenPictures: readonly string[];
}

/** Whatever in the built site of a project is not as its `data/` says. */
export const faultsOfSite = async (
  folder: string,
  { words, goneWords, ...pictures }: ExpectedSite,
): Promise<string[]> => [
  ...wordFaults(join(folder, "public"), words, goneWords),
  ...itemFaults(folder, "projects", namesIn(folder, "projects")),
  ...itemFaults(folder, "posts", [...namesIn(folder, "posts"), ...publishedTexts(folder)]),
  ...(await pictureFaults(folder, pictures)),
];
