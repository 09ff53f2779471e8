import { system } from "./system";
import type { semanticTokens } from "./tokens";

/** The custom property that a colour's token stands in: a part of the page may have another value of it. */
export const colourProperty = (token: keyof typeof semanticTokens.colors): `--${string}` =>
  system.token.var(`colors.${token}`).slice("var(".length, -1) as `--${string}`;
