import { graphemesOf } from "./graphemes";
import { type Run, runsOf } from "./runs";
import type { Setting } from "./style";

const IDEOGRAPH =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60]/u;
const EMOJI = /\p{Extended_Pictographic}/u;

/** What a sign of an unknown font takes, in parts of the size: a gap is better than signs on top of each other. */
const ROUGHLY_EM = { blank: 0.35, ideograph: 1, emoji: 1.25, other: 0.68 };

const roughWidthEm = (grapheme: string): number => {
  if (grapheme === " ") return ROUGHLY_EM.blank;
  if (IDEOGRAPH.test(grapheme)) return ROUGHLY_EM.ideograph;
  return EMOJI.test(grapheme) ? ROUGHLY_EM.emoji : ROUGHLY_EM.other;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** A run's width in parts of the size: exact in Geist, a guess in any other font. */
export const runWidthEm = ({ text, font }: Run, trackingEm: number): number => {
  if (!font) return sum(graphemesOf(text).map(roughWidthEm));
  const { glyphs, advanceWidth } = font.layout(text);
  return advanceWidth / font.unitsPerEm + glyphs.length * trackingEm;
};

/** A text's width in parts of the size. */
export const widthEm = (text: string, { weight, trackingEm }: Setting): number =>
  sum(runsOf(text, weight).map((run) => runWidthEm(run, trackingEm)));
