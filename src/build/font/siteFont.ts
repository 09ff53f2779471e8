import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { clamp } from "../../lib/clamp";
import type { SiteFont } from "../../lib/fontFaces";
import { isDevelop } from "../isDevelop";
import { type PackageFile, packageFiles, USUAL_FONT } from "./fontPackage";
import { siteCharacters } from "./siteCharacters";
import { isInRange, rangeOf } from "./unicodeRange";

/** Below the site's root; what is hashed lies below `/static/`. */
const FOLDER = "static/fonts";

/** What the design asks of letters: their distances, ligatures, accents, and figures of one width. */
const FEATURES = ["kern", "liga", "ccmp", "mark", "mkmk", "tnum"];

/** The weights that the design has, from that of texts on. */
const WEIGHTS = { min: 400, max: 700 };

const HASH_LENGTH = 12;

/** A file of the font, and where the site has it. */
interface FontFile extends PackageFile {
  readonly path: string;
  /** All that it has of its source; undefined for the whole of it. */
  readonly characters?: string;
}

const pathOf = (source: string, characters = ""): string => {
  const hash = createHash("sha256").update(fs.readFileSync(source)).update(characters);
  return `/${FOLDER}/${path.parse(source).name}-${hash.digest("hex").slice(0, HASH_LENGTH)}.woff2`;
};

/** Those of the design's weights that a file has; undefined for a file of one weight. */
const weightsOf = ({ weight }: PackageFile) => {
  const [first = 0, last] = weight.split(" ").map(Number);
  if (last === undefined) return undefined;
  const min = clamp(WEIGHTS.min, first, last);
  return { min, max: clamp(WEIGHTS.max, first, last), default: min };
};

const wholeOf = (file: PackageFile): FontFile => ({ ...file, path: pathOf(file.source) });

/**
 * Of a file what the site's texts need: of Latin letters less than half of it, so that they are there for the first paint. What a
 * visitor writes besides, in Search, may be in another font.
 *
 * @returns undefined where they need nothing of it.
 */
const neededPartOf = (file: PackageFile): FontFile | undefined => {
  const needed = [...siteCharacters()].filter((one) => isInRange(file.unicodeRange, one)).sort();
  if (needed.length === 0) return undefined;
  const characters = needed.join("");
  const weights = weightsOf(file);
  return {
    ...file,
    path: pathOf(file.source, characters),
    weight: weights ? `${weights.min} ${weights.max}` : file.weight,
    unicodeRange: rangeOf(needed),
    characters,
  };
};

/** The files of a package that the site has; without a name those of the design's font. */
const fontFiles = (name = USUAL_FONT): FontFile[] => {
  const files = packageFiles(name);
  // While the site is developed, its texts change.
  return isDevelop() ? files.map(wholeOf) : files.flatMap((file) => neededPartOf(file) ?? []);
};

/**
 * The site's font, as pages name it.
 *
 * @throws {Error} when the package has no files for the web, or none with letters of the site's texts.
 */
export const siteFont = (name?: string): SiteFont => {
  const files = fontFiles(name);
  const preloaded = files.find(({ isLatin }) => isLatin) ?? files[0];
  if (preloaded === undefined)
    throw new Error(`The package ${name} has no files for the web with letters of this site.`);
  return {
    preload: preloaded.path,
    faces: files.map(({ path: address, weight, unicodeRange }) => ({
      path: address,
      weight,
      // Where there is but one, nothing is to be chosen.
      ...(files.length > 1 && { unicodeRange }),
    })),
  };
};

const bytesOf = async (file: FontFile) => {
  const font = fs.readFileSync(file.source);
  const { characters } = file;
  if (characters === undefined) return font;
  const weights = weightsOf(file);
  return subsetFont(font, characters, {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    ...(weights && { variationAxes: { wght: weights } }),
  });
};

/** Writes the files of the site's font into the site. */
export const writeSiteFont = async (
  name: string | undefined,
  siteFolder: string,
): Promise<void> => {
  for (const font of fontFiles(name)) {
    const file = path.join(siteFolder, font.path);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, await bytesOf(font));
  }
};
