import sharp from "sharp";
import { escapeHtml, shortened, xmlText } from "../../content/text";
import { DRAWING_FONT } from "./drawingFont";

export const GOLD = "#ffc24a";

interface Style {
  readonly colour: string;
  /** The sizes, with the most lines of each. A text that fits in none is cut. */
  readonly steps: readonly (readonly [sizePx: number, lines: number])[];
  readonly lineHeight: number;
  /** In characters. */
  readonly longest: number;
}

const title: Style["steps"] = [
  [84, 2],
  [72, 3],
  [56, 4],
  [44, 6],
  [34, 9],
];

/** Each text of a preview. At a quarter of its size, as in a chat, it can be read. */
export const STYLES = {
  above: { colour: "#ffffff", steps: [[32, 1]], lineHeight: 1, longest: 40 },
  title: { colour: "#ffffff", steps: title, lineHeight: 0.88, longest: 200 },
  figure: {
    colour: GOLD,
    steps: [
      [104, 1],
      [72, 1],
      [48, 1],
    ],
    lineHeight: 0.88,
    longest: 24,
  },
  line: {
    colour: "#e4e7fa",
    steps: [
      [38, 4],
      [34, 5],
    ],
    lineHeight: 0.95,
    longest: 128,
  },
} as const satisfies Record<string, Style>;

const RIGHT_TO_LEFT = /^\P{L}*[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;

export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

interface Room {
  readonly width: number;
  readonly height: number;
  readonly isMirrored: boolean;
}

interface Drawn {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number };
}

/**
 * A text in the largest size that fits. Pango breaks the lines, shapes every script and draws emoji in colour; the picture
 * ends where the letters do.
 */
export const drawPreviewText = async (text: string, style: Style, room: Room): Promise<Drawn> => {
  const { colour, steps, lineHeight, longest } = style;
  const { width, height, isMirrored } = room;
  const lines = text.split("\n").map((line) => shortened(line, longest));
  const words = escapeHtml(xmlText(lines.join("\n")));
  // Pango itself swaps the sides of a text from right to left.
  const align = isRightToLeft(text) === isMirrored ? "left" : "right";
  const draw = (sizePx: number) => {
    const look = `foreground="${colour}" size="${sizePx}pt" letter_spacing="${sizePx * -20}"`;
    const markup = `<span ${look} line_height="${lineHeight}" insert_hyphens="false">${words}</span>`;
    const font = `${DRAWING_FONT}, sans-serif Semi-Bold`;
    const given = {
      text: markup,
      font,
      rgba: true,
      wrap: "word-char",
      align,
      width,
      dpi: 72,
    } as const;
    return sharp({ text: given }).png().toBuffer({ resolveWithObject: true });
  };
  for (const [sizePx, most] of steps) {
    const drawn = await draw(sizePx);
    const allowed = Math.min(most * sizePx * (lineHeight + 0.26), height);
    if (longest < 2 || (drawn.info.height <= allowed && drawn.info.width <= width)) return drawn;
  }
  return drawPreviewText(text, { ...style, longest: Math.floor(longest * 0.8) }, room);
};
