import { type Colour, hexOf } from "../../lib/colour";
import { colourOf, oklchOf } from "../../lib/oklch";

/**
 * How light the chrome of each theme is: its tints are as light, so that no wallpaper takes contrast from what stands on it. And
 * how much of a picture's colour they have: next to paper an eye sees half of it as much as it sees all in the dark.
 */
const CHROME = {
  light: { lightness: 0.955, share: 0.5 },
  dark: { lightness: 0.262, share: 1 },
} as const;

/** The most colourful that a tint is: chrome is no picture. */
const MOST_CHROMA = 0.05;

/** A picture's mean colour, as light as the chrome of a theme. */
export type WallpaperTint = Readonly<Record<keyof typeof CHROME, string>>;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The tint that a picture of these pixels gives to windows: their mean in OKLab. */
export const tintOf = (pixels: readonly Colour[]): WallpaperTint => {
  const colours = pixels.map(oklchOf);
  const a = mean(colours.map(({ chroma, hue }) => chroma * Math.cos(hue)));
  const b = mean(colours.map(({ chroma, hue }) => chroma * Math.sin(hue)));
  const chroma = Math.min(Math.hypot(a, b), MOST_CHROMA);
  const hue = Math.atan2(b, a);
  const tint = ({ lightness, share }: (typeof CHROME)[keyof typeof CHROME]) =>
    hexOf(colourOf({ lightness, chroma: chroma * share, hue }));
  return { light: tint(CHROME.light), dark: tint(CHROME.dark) };
};
