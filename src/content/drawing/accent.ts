import { clampChroma, converter, formatHex, wcagContrast } from "culori";
import { clamp } from "../../lib/geometry";
import { colours, type Theme } from "../../theme/colours";
import { quote } from "../diagnostics";

/** WCAG's minimum contrast of text, and of anything needed to use a control. */
const TEXT = 4.5;
const CONTROL = 3;

/** The step of a search for a lightness, from 0 to 1. */
const STEP = 0.002;

/** Colours of the accent's hue: their lightness, and their chroma at most. */
const TINTS = {
  light: { bgSelected: [0.925, 0.03], selectedEdge: [0.65, 0.15] },
  dark: { bgSelected: [0.33, 0.066], selectedEdge: [0.6, 0.11] },
} as const;

/** The ground of the owner's band is darker than the accent of the light theme. */
const DARKER = -0.04;

const oklch = converter("oklch");

const coloured = (hue: string, lightness: number, most = Number.POSITIVE_INFINITY): string => {
  const { c = 0, h } = oklch(hue) ?? {};
  const colour = { mode: "oklch", l: clamp(lightness, 0, 1), c: Math.min(c, most), h } as const;
  return formatHex(clampChroma(colour, "oklch"));
};

const lighter = (colour: string, by: number): string =>
  coloured(colour, (oklch(colour)?.l ?? 0) + by);

const tint = (accent: string, theme: Theme, name: keyof (typeof TINTS)[Theme]): string => {
  const [lightness, most] = TINTS[theme][name];
  return coloured(accent, lightness, most);
};

type Ground = keyof typeof colours;

const IN_WINDOWS: readonly Ground[] = [
  "bgWindow",
  "bgWindowInactive",
  "bgRaised",
  "bgMenu",
  "bgHover",
];
const EVERYWHERE: readonly Ground[] = [...IN_WINDOWS, "bgPressed", "bgDesktop"];

/** The least contrast of the accent with these grounds, with a selection's, and with text on the accent. */
export const accentContrast = (accent: string, theme: Theme, on = IN_WINDOWS): number =>
  Math.min(
    ...on.map((ground) => wcagContrast(accent, colours[ground][theme])),
    wcagContrast(accent, tint(accent, theme, "bgSelected")),
    wcagContrast(accent, colours.onAccent[theme]),
  );

/** The colour nearest in lightness, of the same hue, that passes. */
const nearest = (colour: string, passes: (colour: string) => boolean): string => {
  if (passes(colour)) return colour;
  for (let by = STEP; by <= 1; by += STEP) {
    const found = [lighter(colour, by), lighter(colour, -by)].find(passes);
    if (found) return found;
  }
  throw new Error(`No lightness of ${colour} has enough contrast.`);
};

/** The nearest accent that can be read on these grounds. */
export const nearestAccent = (accent: string, theme: Theme, on = IN_WINDOWS): string =>
  nearest(accent, (colour) => accentContrast(colour, theme, on) >= TEXT);

/** A theme's colours that follow from a readable accent, by the names of their tokens. */
export const accentColours = (accent: string, theme: Theme) => ({
  accent,
  accentFill: nearest(accent, (colour) => wcagContrast(colour, "#fff") >= TEXT),
  bgSelected: tint(accent, theme, "bgSelected"),
  selectedEdge: nearest(tint(accent, theme, "selectedEdge"), (colour) =>
    IN_WINDOWS.every((ground) => wcagContrast(colour, colours[ground][theme]) >= CONTROL),
  ),
  focusRing: nearestAccent(accent, theme, EVERYWHERE),
});

const HEX = /^#[0-9a-f]{6}$/i;

/** The error about a text that is no colour; undefined if it is one. */
export const accentError = (written: string): string | undefined =>
  HEX.test(written)
    ? undefined
    : `${quote(written)} is not a colour such as "#2f6f5e": a # and six digits from 0 to f.`;

type WrittenAccent = string | Readonly<Record<Theme, string>>;

/** The accent of each theme, as it was written. One colour is meant for the light theme; the dark one follows. */
const accentIn = (written: WrittenAccent) =>
  typeof written === "string" ? { light: written } : written;

/** Warnings about colours that can't be read as text, which the site replaces by the nearest that can. */
export const accentWarnings = (written: WrittenAccent | undefined): string[] =>
  Object.entries(written === undefined ? {} : accentIn(written)).flatMap(([name, colour]) => {
    const theme = name as Theme;
    const contrast = accentContrast(colour, theme);
    if (contrast >= TEXT) return [];
    // Rounded down, so that a contrast that is too low never reads as enough.
    const ratio = (Math.floor(contrast * 100) / 100).toFixed(2);
    return `The accent ${quote(colour)} has a contrast of ${ratio} in the ${theme} theme, where text needs 4.5. The site shows the nearest that has it: ${quote(nearestAccent(colour, theme))}.`;
  });

/** `bgSelected` is `--ui-colors-bg-selected`. */
const declarations = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([token, colour]) => {
      const name = token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `--ui-colors-${name}:${colour}`;
    })
    .join(";");

/** The style sheet with an owner's accent: one colour for the light theme, or one for each. Null without an accent. */
export const accentStyles = (written: WrittenAccent | undefined) => {
  if (written === undefined) return null;
  const { light: given, dark: other = given }: { light: string; dark?: string } = accentIn(written);
  const [light, dark] = [nearestAccent(given, "light"), nearestAccent(other, "dark")];
  const bgOwner = lighter(light, DARKER);
  const ofLight = declarations({ ...accentColours(light, "light"), bgOwner });
  const ofDark = declarations({ ...accentColours(dark, "dark"), bgOwner });
  return {
    colour: light.toLowerCase(),
    /** The ground of the owner's band. */
    owner: bgOwner,
    // More specific than the tokens' own selectors.
    pages: `:root:root{${ofLight}}.dark.dark{${ofDark}}`,
  };
};
