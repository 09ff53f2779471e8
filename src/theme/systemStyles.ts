import { isThemed, withLiteralTokens } from "./literalTokens";
import { STYLESHEET_PROPERTIES } from "./stylesheetProperties";
import { system } from "./system";

type Styles = { readonly [key: string]: Styles | string | number };

const withLiterals = (styles: Styles): Styles =>
  Object.fromEntries(
    Object.entries(styles).map(([key, value]) => {
      if (typeof value === "string") return [key, withLiteralTokens(value)];
      return [key, typeof value === "number" ? value : withLiterals(value)];
    }),
  );

const isNeeded = (property: string): boolean =>
  isThemed(property) || STYLESHEET_PROPERTIES.includes(property);

/** The custom properties that pages need, by selector, then by name. */
const tokenStyles = (): Styles => {
  const all = Object.entries(system.getTokenCss() as Record<string, Styles>);
  return Object.fromEntries(
    all.map(([selector, properties]) => [
      selector,
      Object.fromEntries(Object.entries(properties).filter(([name]) => isNeeded(name))),
    ]),
  );
};

/** The tokens as custom properties, and what applies to every page. */
export const systemStyles = (): Styles[] => [
  withLiterals(tokenStyles()),
  withLiterals(system.getGlobalCss() as Styles),
];
