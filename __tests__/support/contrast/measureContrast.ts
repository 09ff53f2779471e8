import { tintOf } from "../../../src/build/wallpapers/tintOf";
import { type Colour, contrast, over, parseColour } from "../../../src/lib/colour";
import { mixed } from "../../../src/lib/oklch";
import type { ContrastPair } from "./contrastPairs";
import { type ColourToken, type Theme, tokenColour } from "./tokenColour";

/** The chrome's grounds, and how much of them the wallpaper's tint is: as `color-mix` in the styles has it. */
const TINTED: readonly ColourToken[] = ["bgTitleBar", "bgSidebar"];
const TINT_SHARE = 0.45;

/** A picture by its name, as the colours that are seen in it. */
export type Wallpapers = ReadonlyMap<string, readonly Colour[]>;

export interface LeastContrast {
  readonly ratio: number;
  /** The background with the least contrast: a token, and the wallpaper that shows through it or tints it. */
  readonly where: string;
}

const isTinted = (token: ColourToken) => TINTED.some((name) => name === token);

interface Ground {
  readonly name: string;
  readonly colour: Colour;
}

const groundsOf = (token: ColourToken, theme: Theme, wallpapers: Wallpapers): Ground[] => {
  const colour = tokenColour(token, theme);
  if (isTinted(token)) {
    return [...wallpapers].map(([wallpaper, pixels]) => ({
      name: `${token} with ${wallpaper}`,
      colour: mixed(colour, parseColour(tintOf(pixels)[theme]), TINT_SHARE),
    }));
  }
  if (colour.opacity === 1) return [{ name: token, colour }];
  return [...wallpapers].flatMap(([wallpaper, pixels]) =>
    pixels.map((pixel) => ({ name: `${token} over ${wallpaper}`, colour: over(colour, pixel) })),
  );
};

/** The least contrast of a pair, on any of its backgrounds and over any pixel of any wallpaper. */
export const leastContrast = (
  pair: ContrastPair,
  theme: Theme,
  wallpapers: Wallpapers,
): LeastContrast => {
  const front = tokenColour(pair.colour, theme);
  return pair.on
    .flatMap((token) => groundsOf(token, theme, wallpapers))
    .map(({ name, colour }) => ({ ratio: contrast(over(front, colour), colour), where: name }))
    .reduce((least, next) => (next.ratio < least.ratio ? next : least));
};
