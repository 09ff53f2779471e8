import { wcagContrast } from "culori";
import {
  contrastPairs,
  DECORATION,
  TEXT_CONTRAST,
  UNDER_WHITE,
} from "../support/contrast/contrastPairs";
import { leastContrast, type Wallpapers } from "../support/contrast/measureContrast";
import { codeClasses, colourTokens, THEMES, writtenColour } from "../support/contrast/tokenColour";
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

  test.each(UNDER_WHITE)("white can be read on %s", (token) => {
    expect(wcagContrast("#fff", writtenColour(token, theme))).toBeGreaterThan(TEXT_CONTRAST);
  });
});

test("every colour token is measured or is decoration", () => {
  const measured = contrastPairs.flatMap(({ colour, on }) => [colour, ...on]).concat(UNDER_WHITE);
  const left = colourTokens.filter((token) => !measured.includes(token));
  expect(left.sort()).toEqual([...DECORATION].sort());
});

test("code has five colours", () => {
  expect(codeClasses).toHaveLength(5);
});
