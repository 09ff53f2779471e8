import { type Colour, hexOf, parseColour } from "../../lib/colour";
import { accentColours, accentColoursOnDesktop, nearestAccent } from "./accentColours";
import type { Theme } from "./grounds";

/** What the owner writes: the light theme's accent, or one for each theme. */
export type WrittenAccent = string | Readonly<Record<Theme, string>>;

/** Style sheets that go into a page's head, behind the tokens. */
export interface AccentStyles {
  /** The light theme's accent, on which the site's icon is drawn. */
  readonly colour: string;
  readonly pages: string;
  /** For the page without windows. */
  readonly notFound: string;
}

/** The custom property of a token: `bgSelected` is `--ui-colors-bg-selected`. */
const property = (token: string): string =>
  `--ui-colors-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const declarations = (colours: Readonly<Record<string, Colour>>): string =>
  Object.entries(colours)
    .map(([token, colour]) => `${property(token)}:${hexOf(colour)}`)
    .join(";");

const inThemes = (light: string, dark: string) =>
  // Stronger than the tokens' own selectors, wherever these stand.
  `:root:root{${light}}.dark.dark{${dark}}`;

/** The custom properties that an accent changes; null where the owner has none. */
export const accentStyles = (written: WrittenAccent | undefined): AccentStyles | null => {
  if (written === undefined) return null;
  const isOne = typeof written === "string";
  const light = parseColour(isOne ? written : written.light);
  const dark = isOne ? nearestAccent(light, "dark") : parseColour(written.dark);
  const styled = (coloursOf: typeof accentColours) =>
    inThemes(declarations(coloursOf(light, "light")), declarations(coloursOf(dark, "dark")));
  return {
    colour: hexOf(light),
    pages: styled(accentColours),
    notFound: styled(accentColoursOnDesktop),
  };
};
