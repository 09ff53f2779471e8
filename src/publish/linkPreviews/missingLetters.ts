import sharp from "sharp";
import { adviceFor } from "../../content/font";
import { escapeHtml } from "../../content/text";
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
