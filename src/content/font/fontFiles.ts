import fs from "node:fs";
import path from "node:path";
import { quote } from "../diagnostics";
import { projectRoot } from "../files";

/** The design's font, where the owner names none. */
export const DEFAULT_FONT = "@fontsource-variable/geist";

/** The design's weights, for a font with a file for each. */
const STYLE_SHEETS = ["400.css", "500.css", "600.css", "700.css"];

/** The style sheets of a package that a page needs. A variable font has one, and so has a font without these weights. */
const styleSheetsOf = (name: string): string[] => {
  const installed = (files: readonly string[]) =>
    files
      .map((file) => path.join(projectRoot(), "node_modules", name, file))
      .filter((file) => fs.existsSync(file));
  const weights = installed(STYLE_SHEETS);
  return weights.length > 0 ? weights : installed(["index.css"]);
};

const PACKAGE = /^@fontsource(?:-variable)?\/[a-z0-9-]+$/;

/** The error about a package that can't be the site's font; undefined if it can. */
export const fontError = (name: string): string | undefined => {
  if (!PACKAGE.test(name)) {
    return `${quote(name)} is not a font's package such as "@fontsource-variable/inter".`;
  }
  return styleSheetsOf(name).length > 0
    ? undefined
    : `The font ${quote(name)} is not installed. Run: npm install ${name}`;
};

const FACE = /@font-face \{[^}]*\}/g;
const WEIGHT = /font-weight: ([\d ]+);/;
const FILE = /url\(\.\/(files\/[^)]+\.woff2)\)/;
const LETTERS = /unicode-range: ([^;]+);/;
const EVERY_LETTER = "U+0-10FFFF";

/** A font's file of an installed package. */
export interface FontFile {
  /** Its path. */
  readonly source: string;
  /** One weight, or the least and the greatest of a variable font. */
  readonly weight: string;
  /** CSS `unicode-range`. */
  readonly unicodeRange: string;
}

/** The files of an installed package that pages may need. */
export const fontFiles = (name = DEFAULT_FONT): FontFile[] =>
  styleSheetsOf(name).flatMap((sheet) =>
    (fs.readFileSync(sheet, "utf8").match(FACE) ?? []).map((face) => ({
      source: path.join(path.dirname(sheet), FILE.exec(face)?.[1] ?? ""),
      weight: WEIGHT.exec(face)?.[1] ?? "400",
      unicodeRange: LETTERS.exec(face)?.[1] ?? EVERY_LETTER,
    })),
  );

const RANGE = /U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi;

/** The characters of a text that a file's `unicode-range` has. */
export const charactersIn = ({ unicodeRange }: FontFile, text: string): string => {
  const ranges = [...unicodeRange.matchAll(RANGE)].map(([, first = "", last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);
  const isIn = (character: string) => {
    const point = character.codePointAt(0) ?? 0;
    return ranges.some(([first = 0, last = 0]) => point >= first && point <= last);
  };
  return [...new Set(text)].filter(isIn).join("");
};

/** The packages with a file for each weight that the owner has installed, in the order of `package.json`. */
export const installedFonts = (): string[] => {
  const { dependencies } = JSON.parse(
    fs.readFileSync(path.join(projectRoot(), "package.json"), "utf8"),
  );
  return Object.keys(dependencies).filter((name) => name.startsWith("@fontsource/"));
};

/** The files of those fonts with letters of a text besides the Latin ones. */
export const otherFontFiles = (textOf: () => string): FontFile[] => {
  const files = installedFonts().flatMap((name) => fontFiles(name));
  const letters = textOf().replace(/[\p{sc=Latin}\p{sc=Common}]/gu, "");
  return files.filter((file) => charactersIn(file, letters) !== "");
};
