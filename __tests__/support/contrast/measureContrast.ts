import {
  blend,
  type Color,
  clampChroma,
  converter,
  interpolate,
  type Oklch,
  wcagContrast,
} from "culori";
import { TINTED, tintShare } from "../../../src/theme/colours";
import type { ContrastPair } from "./contrastPairs";
import { type ColourToken, type Theme, tokenColour } from "./tokenColour";

/** The dark theme's bars darken what is behind them: `--glass` in `global.css`. */
const GLASS = { light: 1, dark: 0.6 };

/** The lightness and the highest chroma of a tint, as in `global.css`. Its hue may be any. */
const TINTS = { light: { l: 0.935, c: 0.045 }, dark: { l: 0.27, c: 0.06 } };
const HUES = Array.from({ length: 36 }, (_, index) => index * 10);

const toRgb = converter("rgb");

/** A picture by its name, as the colours that are seen in it. */
export type Wallpapers = ReadonlyMap<string, readonly Color[]>;

export interface LeastContrast {
  readonly ratio: number;
  /** The background with the least contrast: a token, and the wallpaper that shows through it or tints it. */
  readonly where: string;
}

const dimmed = (pixel: Color, theme: Theme): Color => {
  const { r, g, b } = toRgb(pixel);
  return { mode: "rgb", r: r * GLASS[theme], g: g * GLASS[theme], b: b * GLASS[theme] };
};

interface Background {
  readonly name: string;
  readonly colour: Color;
}

const backgroundsOf = (token: ColourToken, theme: Theme, wallpapers: Wallpapers): Background[] => {
  const colour = tokenColour(token, theme);
  if (TINTED[theme].includes(token)) {
    return HUES.map((h) => {
      const tint: Oklch = { mode: "oklch", ...TINTS[theme], h };
      const mix = interpolate([colour, clampChroma(tint, "oklch")], "oklab");
      return { name: `${token} with a tint of hue ${h}°`, colour: mix(tintShare(token)) };
    });
  }
  if ((colour.alpha ?? 1) === 1) return [{ name: token, colour }];
  return [...wallpapers].flatMap(([wallpaper, pixels]) =>
    pixels.map((pixel) => ({
      name: `${token} over ${wallpaper}`,
      colour: blend([dimmed(pixel, theme), colour]),
    })),
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
    .flatMap((token) => backgroundsOf(token, theme, wallpapers))
    .map(({ name, colour }) => ({
      ratio: wcagContrast(blend([colour, front]), colour),
      where: name,
    }))
    .reduce((least, next) => (next.ratio < least.ratio ? next : least));
};
