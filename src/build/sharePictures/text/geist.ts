import { createRequire } from "node:module";
import path from "node:path";
import { type Font, openSync } from "fontkit";
import { projectRoot } from "../../paths";

/** The weights of Geist that the pictures are set in. */
export type Weight = 500 | 600;

/** Geist's files, each with the letters of some languages; what most titles are written in first. */
const ALPHABETS = ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext"] as const;

// The package with a file for each weight: fontkit can't set the weight of a compressed variable font.
const filesFolder = (): string => {
  const require = createRequire(path.join(projectRoot(), "package.json"));
  return path.join(path.dirname(require.resolve("@fontsource/geist/package.json")), "files");
};

const opened = new Map<string, Font>();

const openAlphabet = (alphabet: (typeof ALPHABETS)[number], weight: Weight): Font => {
  const name = `geist-${alphabet}-${weight}-normal.woff2`;
  const font = opened.get(name) ?? (openSync(path.join(filesFolder(), name)) as Font);
  opened.set(name, font);
  return font;
};

/** The font of Geist that has every sign of a grapheme; undefined when Geist can't write it. */
export const findGeist = (grapheme: string, weight: Weight): Font | undefined => {
  for (const alphabet of ALPHABETS) {
    const font = openAlphabet(alphabet, weight);
    if (hasAllOf(font, grapheme)) return font;
  }
  return undefined;
};

/** Whether a font has every sign of a text. */
export const hasAllOf = (font: Font, text: string): boolean =>
  [...text].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
