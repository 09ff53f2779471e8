import type { Font } from "fontkit";
import { escapeXml } from "./escapeXml";
import { runWidthEm } from "./measure";
import { outlinesOf } from "./outlines";
import { isRightToLeft } from "./rightToLeft";
import { runsOf } from "./runs";
import type { TextStyle } from "./style";

/** Where a line of text stands. */
export interface Place {
  readonly xPx: number;
  readonly baselinePx: number;
  /** Which edge of the text `xPx` is; the left one by default. Only text with right-to-left letters can have its right. */
  readonly edge?: "left" | "right";
}

const round = (pixels: number): number => Math.round(pixels * 100) / 100;

const inGeist = (text: string, font: Font, style: TextStyle, place: Place): string => {
  const scale = style.sizePx / font.unitsPerEm;
  const matrix = [scale, 0, 0, -scale, round(place.xPx), round(place.baselinePx)].join(" ");
  const shapes = outlinesOf(text, font, style.trackingEm);
  return `<path fill="${style.colour}" transform="matrix(${matrix})" d="${shapes}"/>`;
};

const inAnyFont = (text: string, style: TextStyle, { xPx, baselinePx, edge }: Place): string => {
  const direction = isRightToLeft(text) ? "rtl" : "ltr";
  // A text is anchored where its reading starts or ends.
  const anchor = (edge === "right") === (direction === "rtl") ? "start" : "end";
  return (
    `<text x="${round(xPx)}" y="${round(baselinePx)}" direction="${direction}" text-anchor="${anchor}" ` +
    `font-family="sans-serif" font-size="${style.sizePx}" font-weight="${style.weight}" ` +
    `fill="${style.colour}">${escapeXml(text)}</text>`
  );
};

/**
 * A line of text as SVG. Geist is drawn as outlines, so that the machine that builds the site needs no such font. What
 * Geist has no glyphs for (日本語, emoji, Arabic) is left to whatever font that machine has for it; where it has none, the
 * usual boxes stand in its place.
 */
export const textSvg = (text: string, style: TextStyle, place: Place): string => {
  let { xPx } = place;
  const parts = runsOf(text, style.weight).map((run) => {
    const here = { ...place, xPx };
    xPx += runWidthEm(run, style.trackingEm) * style.sizePx;
    return run.font ? inGeist(run.text, run.font, style, here) : inAnyFont(run.text, style, here);
  });
  return parts.join("");
};
