import { semanticTokens } from "../../../src/theme/tokens";
import { type Colour, parseColour } from "./colour";

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const themed = semanticTokens.colors;
export type ColourToken = keyof typeof themed;

export const colourTokens = Object.keys(themed) as ColourToken[];

/** A colour in the form of the tokens. */
export const writtenColour = (token: ColourToken, theme: Theme): string =>
  themed[token].value[theme === "dark" ? "_dark" : "base"];

export const tokenColour = (token: ColourToken, theme: Theme): Colour =>
  parseColour(writtenColour(token, theme));
