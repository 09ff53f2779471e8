import { type Color, parse } from "culori";
import { colours, type Theme } from "../../../src/theme/colours";

export const THEMES = ["light", "dark"] as const;
export type { Theme };

export type ColourToken = keyof typeof colours;

export const colourTokens = Object.keys(colours) as ColourToken[];

/** A colour in the form of the tokens. */
export const writtenColour = (token: ColourToken, theme: Theme): string => colours[token][theme];

export const tokenColour = (token: ColourToken, theme: Theme): Color => {
  const colour = parse(writtenColour(token, theme));
  if (colour === undefined) throw new Error(`${token} is no colour.`);
  return colour;
};
