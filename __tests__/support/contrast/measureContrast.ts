import { type Colour, contrast, over } from "./colour";
import type { ContrastPair } from "./contrastPairs";
import { colourOf, mixed } from "./oklch";
import { type ColourToken, type Theme, tokenColour } from "./tokenColour";

/** The backgrounds of title bars and sidebars, with the wallpaper's share in each: the same as in the styles' `color-mix`. */
const TINTED: readonly ColourToken[] = ["bgTitleBar", "bgSidebar"];
const TINT_SHARE = 0.45;

/** The lightness and the highest chroma of a tint, as in `global.css`. Its hue may be any. */
const TINTS = {
  light: { lightness: 0.955, chroma: 0.025 },
  dark: { lightness: 0.262, chroma: 0.05 },
};
const HUES = Array.from({ length: 36 }, (_, index) => (index * Math.PI) / 18);

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
    return HUES.map((hue) => ({
      name: `${token} with a tint of hue ${hue}`,
      colour: mixed(colour, colourOf({ ...TINTS[theme], hue }), TINT_SHARE),
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
