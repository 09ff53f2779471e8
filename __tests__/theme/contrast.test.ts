import { wcagContrast } from "culori";
import {
  contrastPairs,
  DECORATION,
  TEXT_CONTRAST,
  UNDER_WHITE,
} from "../support/contrast/contrastPairs";
import { leastContrast, type Wallpapers } from "../support/contrast/measureContrast";
import { colourTokens, THEMES, writtenColour } from "../support/contrast/tokenColour";
import { readWallpapers } from "../support/contrast/wallpaperColours";

let wallpapers: Wallpapers;
beforeAll(async () => {
  wallpapers = await readWallpapers();
});

describe.each(THEMES)("in the %s theme", (theme) => {
  test.each(contrastPairs)("$what ($colour) has enough contrast on every background", (pair) => {
    const { ratio, where } = leastContrast(pair, theme, wallpapers);
    if (ratio >= pair.atLeast) return;
    throw new Error(`${ratio.toFixed(2)} on ${where}: at least ${pair.atLeast} is needed.`);
  });

  test("white can be read on the owner's picture, whose texts are nowhere on a lighter ground", () => {
    expect(wcagContrast("#fff", writtenColour(UNDER_WHITE, theme))).toBeGreaterThan(TEXT_CONTRAST);
  });
});

test("every colour token is measured or is decoration", () => {
  const measured = contrastPairs.flatMap(({ colour, on }) => [colour, ...on]);
  const left = colourTokens.filter((token) => !measured.includes(token));
  expect(left.sort()).toEqual([...DECORATION, UNDER_WHITE].sort());
});
