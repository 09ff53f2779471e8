import fs from "node:fs";
import * as fontkit from "fontkit";
import { convert } from "fontverter";
import type { FontFile } from "../../content/font";

/** A sample of texts, with capitals and digits: its width in a font is the width of most texts. */
const PROSE =
  "In 2019 Ada joined a small team in Oslo. She wrote the interface. A page that loads at once is a courtesy. Most of what makes it slow is not seen by the people who wrote it: their machines are new, their network is near, and everything is in the cache.";

interface LocalFont {
  readonly weight: string;
  /** The weight of the site's font that it replaces. */
  readonly like: number;
  readonly names: readonly string[];
  /** The width of `PROSE` in it, in em. */
  readonly width: number;
}

const ARIAL = ["Arial", "ArialMT", "Liberation Sans", "LiberationSans"];
const ARIAL_BOLD = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold"];

/**
 * Nearly every system has one of them: Android Roboto, all others Arial or its equal in width, Liberation Sans. Measured from
 * Liberation Sans 2.1 and from @fontsource/roboto 5.
 */
const LOCAL_FONTS: Readonly<Record<string, readonly LocalFont[]>> = {
  "Adjusted Arial": [
    { weight: "400", like: 400, names: ARIAL, width: 109.99 },
    { weight: "500", like: 500, names: ARIAL, width: 109.99 },
    { weight: "600 900", like: 600, names: ARIAL_BOLD, width: 117.98 },
  ],
  "Adjusted Roboto": [
    { weight: "400", like: 400, names: ["Roboto", "Roboto-Regular"], width: 109.74 },
    { weight: "500", like: 500, names: ["Roboto Medium", "Roboto-Medium"], width: 110.61 },
    { weight: "600 900", like: 600, names: ["Roboto Bold", "Roboto-Bold"], width: 111.32 },
  ],
};

/** The file for a weight, at that weight. */
const readFont = async (files: readonly FontFile[], weight: number): Promise<fontkit.Font> => {
  const file = files.find((it) => Number(it.weight) === weight) ?? files[0];
  if (file === undefined) throw new Error("A font without a file");
  // fontkit changes the weight of no compressed font.
  const decompressed = await convert(fs.readFileSync(file.source), "truetype");
  const font = fontkit.create(Buffer.from(decompressed)) as fontkit.Font;
  return font.variationAxes.wght ? font.getVariation({ wght: weight }) : font;
};

const percent = (part: number): string => `${(100 * part).toFixed(2)}%`;

/**
 * Styles that make fonts of the visitor's system as wide and as high as the site's: `files` have its Latin letters. So texts stay
 * in their lines and places when the site's font arrives. Only for its own letters, since system fonts have others, too.
 */
export const fallbackFaces = async (
  files: readonly FontFile[],
  unicodeRange: string,
): Promise<string> => {
  const faces: string[] = [];
  for (const [family, fonts] of Object.entries(LOCAL_FONTS))
    for (const { weight, like, names, width } of fonts) {
      const font = await readFont(files, like);
      const size = font.layout(PROSE).advanceWidth / font.unitsPerEm / width;
      const part = (units: number) => percent(Math.abs(units) / font.unitsPerEm / size);
      const declarations = [
        `font-family:${family}`,
        `font-weight:${weight}`,
        `src:${names.map((name) => `local("${name}")`).join()}`,
        `size-adjust:${percent(size)}`,
        `ascent-override:${part(font.ascent)}`,
        `descent-override:${part(font.descent)}`,
        `line-gap-override:${part(font.lineGap)}`,
        `unicode-range:${unicodeRange}`,
      ];
      faces.push(`@font-face{${declarations.join(";")}}`);
    }
  return faces.join("");
};
