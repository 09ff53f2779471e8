import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { OwnFont } from "../../lib/fontFaces";
import { projectRoot } from "../paths";

/** Below the site's root; what is hashed lies below `/static/`. */
const FOLDER = "static/fonts";

/** The weights that the design has, for a font with a file for each. */
const STYLE_SHEETS = ["400.css", "500.css", "600.css", "700.css"];

const HASH_LENGTH = 12;

const packageFolder = (name: string): string => path.join(projectRoot(), "node_modules", name);

const isVariable = (name: string): boolean => name.startsWith("@fontsource-variable/");

const styleSheetsOf = (name: string): string[] => (isVariable(name) ? ["index.css"] : STYLE_SHEETS);

/** Whether a package is there and has what a page needs. */
export const isInstalledFont = (name: string): boolean =>
  styleSheetsOf(name).some((file) => fs.existsSync(path.join(packageFolder(name), file)));

/** A file of the package, and where the site has it. */
interface FontFile {
  readonly source: string;
  readonly path: string;
  readonly weight: string;
  readonly unicodeRange: string;
  readonly isLatin: boolean;
}

const FACE =
  /\/\* (\S+) \*\/\s*@font-face \{[^}]*?font-weight: ([\d ]+);[^}]*?url\(\.\/(files\/[^)]+\.woff2)\)[^}]*?unicode-range: ([^;]+);/g;

const hashOf = (file: string): string =>
  createHash("sha256").update(fs.readFileSync(file)).digest("hex").slice(0, HASH_LENGTH);

const fontFiles = (name: string): FontFile[] =>
  styleSheetsOf(name)
    .map((file) => path.join(packageFolder(name), file))
    .filter((file) => fs.existsSync(file))
    .flatMap((file) => [...fs.readFileSync(file, "utf8").matchAll(FACE)])
    .map(([, title = "", weight = "", file = "", unicodeRange = ""]) => {
      const source = path.join(packageFolder(name), file);
      return {
        source,
        path: `/${FOLDER}/${path.parse(file).name}-${hashOf(source)}.woff2`,
        weight: weight.trim(),
        unicodeRange: unicodeRange.trim(),
        isLatin: /-latin-(?:wght|standard|full|opsz|400)-normal$/.test(title),
      };
    });

/** The owner's font, as pages name it. */
export const ownFont = (name: string): OwnFont => {
  const files = fontFiles(name);
  const [first] = files;
  if (first === undefined) throw new Error(`The package ${name} has no files for the web.`);
  return {
    preload: (files.find(({ isLatin }) => isLatin) ?? first).path,
    faces: files.map(({ path: address, weight, unicodeRange }) => ({
      path: address,
      weight,
      unicodeRange,
    })),
  };
};

/** Copies the files of the owner's font into the site. */
export const copyOwnFont = (name: string, siteFolder: string): void => {
  for (const { source, path: address } of fontFiles(name)) {
    const file = path.join(siteFolder, address);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.copyFileSync(source, file);
  }
};
