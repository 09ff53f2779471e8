import fs from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { hashOf, isDevelop, writeSiteFile } from "../../content/files";
import { charactersIn, type FontFile, fontFiles } from "../../content/font";
import type { SiteFont } from "../../contract/siteConstants";
import { fallbackFaces } from "./fallbackFaces";
import { charactersOfSite, type SiteCharacters } from "./siteCharacters";

/** The design's weights. */
const WEIGHTS = { min: 400, max: 700 };

/** OpenType features of the design: kerning, ligatures, accents, digits of one width. */
const FEATURES = ["kern", "liga", "ccmp", "mark", "mkmk", "tnum"];

/** The file with the Latin letters of most languages, in the weight of texts. */
const LATIN = /-latin-(?:wght|standard|full|opsz|400)-normal\.woff2$/;

const isVariable = ({ weight }: FontFile): boolean => weight.includes(" ");

const weightsOf = ({ weight }: FontFile) => {
  const [first = 0, last = first] = weight.split(" ").map(Number);
  return { min: Math.max(first, WEIGHTS.min), max: Math.min(last, WEIGHTS.max) };
};

const pathOf = ({ source }: FontFile, bytes: Buffer): string =>
  `/static/fonts/${path.parse(source).name}-${hashOf(bytes).slice(0, 12)}.woff2`;

/** The part of a file that the site's texts need: less than half of it, so that it arrives early. */
const neededPart = async (file: FontFile, characters: string) => {
  const bytes = await subsetFont(fs.readFileSync(file.source), characters, {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    ...(isVariable(file) && { variationAxes: { wght: weightsOf(file) } }),
  });
  return { ...file, bytes, path: pathOf(file, bytes) };
};

/** In development texts change, so that all of each file is there. */
const siteFiles = async (name: string | undefined, text: string) => {
  const files = fontFiles(name).map(async (file) => {
    if (isDevelop()) {
      const bytes = fs.readFileSync(file.source);
      return [{ ...file, bytes, path: pathOf(file, bytes) }];
    }
    const characters = charactersIn(file, text);
    return characters === "" ? [] : [await neededPart(file, characters)];
  });
  return (await Promise.all(files)).flat();
};

/**
 * The site's font, as pages name it.
 *
 * @throws {Error} when the package has no file with Latin letters.
 */
export const siteFont = async (
  name?: string,
  { all, first }: SiteCharacters = charactersOfSite(),
): Promise<SiteFont> => {
  const files = await siteFiles(name, all);
  const latin = files.find(({ source }) => LATIN.test(source)) ?? files[0];
  if (latin === undefined) throw new Error(`The package ${name} has no files for the web.`);
  const { unicodeRange } = latin;
  return {
    preloads: files
      .filter((file) => isVariable(file) || file.weight === latin.weight)
      .filter((file) => charactersIn(file, first) !== "")
      .map((file) => file.path),
    faces: files.map((file) => ({
      path: file.path,
      weight: file.weight,
      unicodeRange: file.unicodeRange === unicodeRange ? undefined : file.unicodeRange,
    })),
    fallbacks: await fallbackFaces(
      files.filter((file) => file.unicodeRange === unicodeRange),
      unicodeRange,
    ),
  };
};

/** Writes the files of the site's font into the site. */
export const writeSiteFont = async (
  name: string | undefined,
  { all } = charactersOfSite(),
): Promise<void> => {
  for (const { bytes, path: address } of await siteFiles(name, all)) writeSiteFile(address, bytes);
};
