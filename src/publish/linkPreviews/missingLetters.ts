import sharp from "sharp";
import { escapeHtml } from "../../content/text/escape";
import { DRAWING_FONT } from "./drawingFont";

/** Pango draws these as boxes everywhere, one of each size: they will never be letters. */
const NEVER_LETTERS = ["\ufdd0", "\u{10fffe}"];

/** The upper edge of a box is the same, whatever the digits in it. */
const edgeOf = async (letter: string): Promise<string> => {
  const text = `<span size="40pt">${escapeHtml(letter)}</span>`;
  const font = `${DRAWING_FONT}, sans-serif`;
  const { data, info } = await sharp({ text: { text, font, rgba: true, dpi: 72 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const edge = data.subarray(0, info.width * info.channels * 3).toString("base64");
  return `${info.width} ${info.height} ${edge}`;
};

/** Scripts whose letters are in a package, most of which is `noto-sans-` and the script's name. */
const SCRIPTS =
  "Hiragana Katakana Hangul Han Arabic Armenian Bengali Devanagari Ethiopic Georgian Greek Gujarati Hebrew Khmer Lao Malayalam Myanmar Sinhala Tamil Telugu Thai";
const PACKAGES: Readonly<Record<string, string>> = {
  ...{ Hiragana: "noto-sans-jp", Katakana: "noto-sans-jp", Hangul: "noto-sans-kr" },
  ...{ Han: "noto-sans-sc", Greek: "noto-sans" },
  // Programs read all of its letters in a PDF, and few of Noto's.
  Arabic: "vazirmatn",
};

/** Tells an owner which fonts to install for letters. */
export const adviceFor = (letters: string): string => {
  const scripts = SCRIPTS.split(" ").filter((it) => new RegExp(`\\p{sc=${it}}`, "u").test(letters));
  const packages = scripts.map((it) => PACKAGES[it] ?? `noto-sans-${it.toLowerCase()}`);
  // Japanese fonts have Chinese letters.
  const needed = packages.filter((it) => it !== "noto-sans-sc" || packages[0] !== "noto-sans-jp");
  return needed.length === 0
    ? "Install a font that has them."
    : `Run: npm install ${[...new Set(needed)].map((it) => `@fontsource/${it}`).join(" ")}`;
};

const MOST_SHOWN = 20;

/** A build's notice about letters for which neither the site's fonts nor this machine's have a drawing; undefined if there are none. */
export const missingLettersNotice = async (text: string): Promise<string | undefined> => {
  // Marks are drawn with their letters.
  const letters = [...new Set(text)].filter((it) => /[^\p{ASCII}\p{C}\p{M}\p{Z}]/u.test(it));
  const boxes = await Promise.all(NEVER_LETTERS.map(edgeOf));
  const edges = await Promise.all(letters.map(edgeOf));
  const missing = letters.filter((_, index) => boxes.includes(edges[index] ?? ""));
  if (missing.length === 0) return undefined;
  const shown = missing.slice(0, MOST_SHOWN).join(" ") + (missing.length > MOST_SHOWN ? " …" : "");
  return `No font on this machine has ${shown}, so link previews have boxes there. ${adviceFor(missing.join(""))}`;
};
