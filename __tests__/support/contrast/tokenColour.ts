import { colours, type Theme } from "../../../src/theme/colours";
import { type Colour, parseColour } from "./colour";

export const THEMES = ["light", "dark"] as const;
export type { Theme };

export type ColourToken = keyof typeof colours;

export const colourTokens = Object.keys(colours) as ColourToken[];

/** A colour in the form of the tokens. */
export const writtenColour = (token: ColourToken, theme: Theme): string => colours[token][theme];

export const tokenColour = (token: ColourToken, theme: Theme): Colour =>
  parseColour(writtenColour(token, theme));
