import sharp, { type OutputInfo } from "sharp";
import { escapeHtml, shortened, xmlText } from "../../content/text";
import { DRAWING_FONT } from "./drawingFont";

export const GOLD = "#ffc24a";

interface Style {
  readonly colour: string;
  /** A text that is too high in the last of them is cut. */
  readonly sizes: readonly number[];
  /** The most height; in the last size a title may have all that there is. */
  readonly height: number;
  /** In characters. */
  readonly longest: number;
}

/** Each text of a preview. At a quarter of its size, as in a chat, it can be read. */
export const STYLES = {
  above: { colour: "#ffffff", sizes: [32], height: 48, longest: 40 },
  title: { colour: "#ffffff", sizes: [84, 72, 56, 44, 34], height: 250, longest: 200 },
  figure: { colour: GOLD, sizes: [104, 72, 48], height: 118, longest: 24 },
  line: { colour: "#e4e7fa", sizes: [38, 34], height: 220, longest: 128 },
} as const satisfies Record<string, Style>;

const RIGHT_TO_LEFT = /^\P{L}*[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;

export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

interface Room {
  readonly width: number;
  readonly height: number;
  readonly isMirrored: boolean;
}

type Drawn = Pick<OutputInfo, "width" | "height"> & { readonly data: Buffer };

/**
 * A text in the largest size that fits. Pango breaks the lines, shapes every script and draws emoji in colour; the picture
 * ends where the letters do.
 */
export const drawPreviewText = async (text: string, style: Style, room: Room): Promise<Drawn> => {
  const { colour, sizes, longest } = style;
  const { width, height, isMirrored } = room;
  const lines = text.split("\n").map((line) => shortened(line, longest));
  const words = escapeHtml(xmlText(lines.join("\n")));
  const font = `${DRAWING_FONT}, sans-serif Semi-Bold`;
  // Pango itself swaps the sides of a text from right to left.
  const align = isRightToLeft(text) === isMirrored ? "left" : "right";
  const shared = { font, align, width, dpi: 72, rgba: true, wrap: "word-char" } as const;
  for (const sizePx of sizes) {
    const look = `foreground="${colour}" size="${sizePx}pt" letter_spacing="${sizePx * -20}"`;
    const markup = `<span ${look} line_height="0.9" insert_hyphens="false">${words}</span>`;
    const drawing = sharp({ text: { ...shared, text: markup } }).png();
    const { data, info } = await drawing.toBuffer({ resolveWithObject: true });
    const most = sizePx === sizes.at(-1) ? height : Math.min(height, style.height);
    if (longest < 2 || (info.height <= most && info.width <= width)) return { ...info, data };
  }
  return drawPreviewText(text, { ...style, longest: Math.floor(longest * 0.8) }, room);
};
