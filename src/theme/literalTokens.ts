import { VARIABLES_PREFIX } from "./drawing";
import { system } from "./system";

/** Custom properties of tokens that are the same in both themes, each with its value. */
const literals = new Map<string, string>(
  system.tokens.allTokens.flatMap(({ extensions, value }) => {
    const { conditions, negative, cssVar } = extensions;
    return cssVar && !conditions && !negative ? [[cssVar.var, String(value)]] : [];
  }),
);

const REFERENCE = new RegExp(`var\\((--${VARIABLES_PREFIX}-[^(),]+)\\)`, "g");

/** Without the category of nearly all that is left, which a page's HTML says three hundred times. */
export const shortProperties = (css: string): string =>
  css.replaceAll(`--${VARIABLES_PREFIX}-colors-`, `--${VARIABLES_PREFIX}-`);

/**
 * CSS text with the values of the tokens that no theme changes in place of references to them. Said
 * where they are used, they need no custom properties in each page's HTML (1 KB gzipped).
 */
export const withLiteralTokens = (css: string): string =>
  shortProperties(
    css.replace(REFERENCE, (reference, name: string) => {
      const value = literals.get(name);
      return value === undefined ? reference : withLiteralTokens(value);
    }),
  );

/** Whether a custom property differs from theme to theme, so that styles must refer to it. */
export const isThemed = (property: string): boolean => !literals.has(property);

/** CSS as nested objects: by selector, then by property. */
export type Styles = { readonly [key: string]: Styles | string | number };

/** The same as `withLiteralTokens`, for all texts of a style object. */
export const withLiterals = (styles: Styles): Styles =>
  Object.fromEntries(
    Object.entries(styles).map(([key, value]) => {
      if (typeof value === "string") return [key, withLiteralTokens(value)];
      return [key, typeof value === "number" ? value : withLiterals(value)];
    }),
  );
