import type { Font } from "fontkit";

/** The shapes of a text in one font, as the data of an SVG path in the font's own units; up is positive. */
export const outlinesOf = (text: string, font: Font, trackingEm: number): string => {
  const { glyphs, positions } = font.layout(text);
  let penX = 0;
  const shapes = glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
    const shape = glyph.path.translate(penX + xOffset, yOffset).toSVG();
    penX += xAdvance + trackingEm * font.unitsPerEm;
    return shape;
  });
  return shapes.join("");
};
