import fs from "node:fs";
import path from "node:path";
import { convert } from "fontverter";
import { charactersIn, type FontFile, fontFiles, installedFonts } from "../content/font";

/** A file for each weight: Typst knows no variable fonts. */
const FONT = "@fontsource/geist";

/** Texts and headings; a font may have no 600. */
const WEIGHTS = ["400", "600", "700"];

const isNeeded = ({ weight }: FontFile, _: number, all: readonly FontFile[]): boolean =>
  WEIGHTS.includes(weight) && (weight !== "700" || !all.some((its) => its.weight === "600"));

const familyOf = ({ source }: FontFile): string =>
  path.basename(source).replace(/-\d+-normal\.woff2$/, "");

/** In Unicode, in English: the name by which a font is found (1), and the one that it has in a PDF (6). */
const NAMES = [
  [3, 1, 0x409, 1],
  [3, 1, 0x409, 6],
];

const nameTable = (family: string): Buffer => {
  const text = Buffer.from(family, "utf16le").swap16();
  const records = NAMES.flatMap((name) => [...name, text.length, 0]);
  const words = [0, 2, 6 + 2 * records.length, ...records];
  return Buffer.concat([Buffer.from(Uint16Array.from(words).buffer).swap16(), text]);
};

/** A font with its table of names after the others. */
const renamed = (font: Buffer, family: string): Buffer => {
  const names = nameTable(family);
  const renamed = Buffer.concat([font, names]);
  const entry = renamed.indexOf("name", 12, "latin1");
  renamed.writeUInt32BE(font.length, entry + 8);
  renamed.writeUInt32BE(names.length, entry + 12);
  return renamed;
};

export interface PaperFont {
  readonly family: string;
  readonly package: string;
  readonly bytes: Buffer;
}

/**
 * The fonts of a text in the order in which they are asked for its letters. Each file is a family of its own: of a family that is spread over
 * files Typst would take one.
 */
export const paperFonts = async (text: string): Promise<readonly PaperFont[]> => {
  const fonts: PaperFont[] = [];
  for (const name of new Set([FONT, ...installedFonts()]))
    for (const file of fontFiles(name).filter(isNeeded)) {
      if (charactersIn(file, text) === "") continue;
      const family = familyOf(file);
      // fontverter confuses conversions that run at the same time.
      const bytes = await convert(fs.readFileSync(file.source), "truetype");
      fonts.push({ family, package: name, bytes: renamed(Buffer.from(bytes), family) });
    }
  return fonts;
};
