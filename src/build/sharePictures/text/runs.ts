import type { Font } from "fontkit";
import { findGeist, hasAllOf, type Weight } from "./geist";
import { graphemesOf } from "./graphemes";
import { hasRightToLeft } from "./rightToLeft";

/** A stretch of text in one font; without one, in whatever the machine that builds the site has. */
export interface Run {
  readonly text: string;
  readonly font: Font | undefined;
}

/** Blanks and punctuation, which any font has: they don't interrupt a run. */
const NEUTRAL = /^[^\p{L}\p{N}\p{Extended_Pictographic}]+$/u;

/** The font that a grapheme is set in: that of the run before it where that is possible. */
const fontAfter = (last: Run | undefined, grapheme: string, weight: Weight): Font | undefined => {
  if (last?.font && hasAllOf(last.font, grapheme)) return last.font;
  if (last && !last.font && NEUTRAL.test(grapheme)) return undefined;
  return findGeist(grapheme, weight);
};

/**
 * A text in stretches of one font each. Text with right-to-left letters stays whole, in a font of the machine, because
 * where its parts stand depends on all of it.
 */
export const runsOf = (text: string, weight: Weight): Run[] => {
  if (hasRightToLeft(text)) return [{ text, font: undefined }];
  const runs: Run[] = [];
  for (const grapheme of graphemesOf(text)) {
    const last = runs.at(-1);
    const font = fontAfter(last, grapheme, weight);
    if (last && last.font === font) runs[runs.length - 1] = { font, text: last.text + grapheme };
    else runs.push({ font, text: grapheme });
  }
  return runs;
};
