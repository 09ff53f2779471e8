import { contrast, over, parseColour } from "../support/contrast/colour";
import { contrastPairs, DECORATION } from "../support/contrast/contrastPairs";
import { leastContrast, type Wallpapers } from "../support/contrast/measureContrast";
import { colourTokens, THEMES } from "../support/contrast/tokenColour";
import { readWallpapers } from "../support/contrast/wallpaperColours";

test("contrast agrees with the examples of WCAG", () => {
  expect(contrast(parseColour("#000000"), parseColour("#ffffff"))).toBeCloseTo(21);
  expect(contrast(parseColour("#777777"), parseColour("#ffffff"))).toBeCloseTo(4.48, 2);
});

test("a translucent colour is measured over its background", () => {
  const halfWhite = parseColour("rgb(255 255 255 / 0.5)");
  expect(over(halfWhite, parseColour("#000000"))).toEqual({
    red: 127.5,
    green: 127.5,
    blue: 127.5,
    opacity: 1,
  });
});

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
});

test("every colour token is measured or is decoration", () => {
  const measured = contrastPairs.flatMap(({ colour, on }) => [colour, ...on]);
  const left = colourTokens.filter((token) => !measured.includes(token));
  expect(left.sort()).toEqual([...DECORATION].sort());
});
