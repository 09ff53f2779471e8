import { readFileSync } from "node:fs";
import { type Color, parse } from "culori";
import { colours, type Theme } from "../../../src/theme/colours";

export const THEMES = ["light", "dark"] as const;
export type { Theme };

export type ColourToken = keyof typeof colours;

export const colourTokens = Object.keys(colours) as ColourToken[];

/** Of a word of code, by its class. */
type CodeClass = `code-${string}`;

/** The colours of code, which `code.css` has for the pages that need them. */
const codeColours = new Map<string, Record<Theme, string>>(
  [
    ...readFileSync("src/sections/code.css", "utf8").matchAll(
      /\.(code-\w+) \{\s*color: (#\w+);\s*\.dark & \{\s*color: (#\w+);/g,
    ),
  ].map(([, name = "", light = "", dark = ""]) => [name, { light, dark }]),
);

export const codeClasses = [...codeColours.keys()] as CodeClass[];

export type MeasuredColour = ColourToken | CodeClass;

const isToken = (name: MeasuredColour): name is ColourToken => name in colours;

/** A colour in the form of the tokens. */
export const writtenColour = (name: MeasuredColour, theme: Theme): string =>
  (isToken(name) ? colours[name] : codeColours.get(name))?.[theme] ?? "";

export const tokenColour = (name: MeasuredColour, theme: Theme): Color => {
  const colour = parse(writtenColour(name, theme));
  if (colour === undefined) throw new Error(`${name} is no colour.`);
  return colour;
};
