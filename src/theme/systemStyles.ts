import { isLate } from "./lateColours";
import { isThemed, type Styles, shortProperties, withLiterals } from "./literalTokens";
import { system } from "./system";

/** The custom properties that pages need, by selector, then by name. */
const tokenStyles = (): Styles => {
  const all = Object.entries(system.getTokenCss() as Record<string, Styles>);
  return Object.fromEntries(
    all.map(([selector, properties]) => [
      selector,
      Object.fromEntries(
        Object.entries(properties)
          .filter(([name]) => isThemed(name) && !isLate(name))
          .map(([name, value]) => [shortProperties(name), value]),
      ),
    ]),
  );
};

/** The tokens as custom properties, and what applies to every page. */
export const systemStyles = (): Styles[] => [
  withLiterals(tokenStyles()),
  withLiterals(system.getGlobalCss() as Styles),
];
