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

/**
 * CSS text with the values of the tokens that no theme changes in place of references to them. Said
 * where they are used, they need no custom properties in each page's HTML (1 KB gzipped).
 */
export const withLiteralTokens = (css: string): string =>
  css.replace(REFERENCE, (reference, name: string) => {
    const value = literals.get(name);
    return value === undefined ? reference : withLiteralTokens(value);
  });

/** The tokens that no theme changes as custom properties, for what makes its styles in the browser. */
export const literalProperties = (): Record<string, string> => Object.fromEntries(literals);

/** Whether a custom property differs from theme to theme, so that styles must refer to it. */
export const isThemed = (property: string): boolean => !literals.has(property);
