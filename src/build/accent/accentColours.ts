import { type Colour, contrast, hexOf, parseColour } from "../../lib/colour";
import { colourOf, oklchOf } from "../../lib/oklch";
import { quote } from "../diagnostics/quote";
import { grounds, type Theme } from "./grounds";

export type { Theme };

/** What WCAG asks of text, and of what one has to see in order to use something. */
const TEXT = 4.5;
const EDGE = 3;

/** How far lightness goes on at each step of a search, from 0 to 1. */
const STEP = 0.002;

/** What is made of the accent's hue: how light it is, and how colourful at most. */
const TINTS = {
  light: {
    bgSelected: [0.925, 0.03],
    selectedEdge: [0.65, 0.15],
    accentMuted: [0.81, 0.08],
    hover: -0.04,
  },
  dark: {
    bgSelected: [0.33, 0.066],
    selectedEdge: [0.6, 0.11],
    accentMuted: [0.49, 0.1],
    hover: 0.05,
  },
} as const;

const tint = (accent: Colour, [lightness, most]: readonly [number, number]): Colour => {
  const { chroma, hue } = oklchOf(accent);
  return colourOf({ lightness, chroma: Math.min(chroma, most), hue });
};

const lighter = (colour: Colour, by: number): Colour => {
  const { lightness, ...rest } = oklchOf(colour);
  return colourOf({ ...rest, lightness: Math.min(1, Math.max(0, lightness + by)) });
};

type Ground = Exclude<keyof (typeof grounds)[Theme], "onAccent">;

const IN_WINDOWS: readonly Ground[] = [
  "bgWindow",
  "bgWindowInactive",
  "bgRaised",
  "bgMenu",
  "bgHover",
];
const EVERYWHERE: readonly Ground[] = [...IN_WINDOWS, "bgPressed", "bgDesktop"];

/** The least contrast of the accent's text on these grounds and on what is selected, and of what is written on it. */
const leastContrast = (accent: Colour, theme: Theme, on: readonly Ground[]): number =>
  Math.min(
    ...on.map((name) => contrast(accent, parseColour(grounds[theme][name]))),
    contrast(accent, tint(accent, TINTS[theme].bgSelected)),
    contrast(accent, parseColour(grounds[theme].onAccent)),
  );

/** The least contrast that an accent has in windows, where it is text, or a ground with text on it. */
export const accentContrast = (accent: Colour, theme: Theme): number =>
  leastContrast(accent, theme, IN_WINDOWS);

export const passes = (accent: Colour, theme: Theme): boolean =>
  accentContrast(accent, theme) >= TEXT;

/** The colour nearest in lightness, of the same hue, that is right. */
const nearest = (colour: Colour, isRight: (colour: Colour) => boolean): Colour => {
  for (let by = 0; by <= 1; by += STEP) {
    const right = [colour, lighter(colour, by), lighter(colour, -by)].find(
      (each, index) => (index > 0 || by === 0) && isRight(each),
    );
    if (right) return right;
  }
  throw new Error(`No lightness of ${hexOf(colour)} is right.`);
};

/** The nearest accent that passes in a theme. */
export const nearestAccent = (accent: Colour, theme: Theme): Colour =>
  nearest(accent, (colour) => passes(colour, theme));

const stronger = (accent: Colour, theme: Theme): Colour =>
  nearest(accent, (colour) => leastContrast(colour, theme, EVERYWHERE) >= TEXT);

const edgeOf = (accent: Colour, theme: Theme): Colour => {
  const isSeen = (colour: Colour) =>
    IN_WINDOWS.every((name) => contrast(colour, parseColour(grounds[theme][name])) >= EDGE);
  return nearest(tint(accent, TINTS[theme].selectedEdge), isSeen);
};

/** The theme's colours that follow from an accent which passes, by the names of their tokens. */
export const accentColours = (accent: Colour, theme: Theme) => ({
  accent,
  accentHover: lighter(accent, TINTS[theme].hover),
  accentMuted: tint(accent, TINTS[theme].accentMuted),
  bgSelected: tint(accent, TINTS[theme].bgSelected),
  selectedEdge: edgeOf(accent, theme),
  // The ring is seen on everything.
  focusRing: stronger(accent, theme),
});

/** The same for a page without windows, whose text stands on the desktop itself. */
export const accentColoursOnDesktop = (accent: Colour, theme: Theme) =>
  accentColours(stronger(accent, theme), theme);

const HEX = /^#[0-9a-f]{6}$/i;

/** Why a colour cannot be a theme's accent, and which could; undefined when it can. */
export const accentDiagnostic = (written: string, theme: Theme): string | undefined => {
  if (!HEX.test(written)) {
    return `${quote(written)} is not a colour such as "#2f6f5e": a # and six digits from 0 to f.`;
  }
  const accent = parseColour(written);
  if (passes(accent, theme)) return undefined;
  // Never rounded up to what would be enough.
  const ratio = (Math.floor(accentContrast(accent, theme) * 100) / 100).toFixed(2);
  const right = quote(hexOf(nearestAccent(accent, theme)));
  return `${quote(written)} has a contrast of ${ratio} in the ${theme} theme, where text needs 4.5. The nearest that has it: ${right}.`;
};
