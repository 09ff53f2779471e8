import { system } from "./system";

/** The tokens as custom properties, for the head of every page. */
export const tokenCss = (): string =>
  Object.entries<Record<string, string>>(system.getTokenCss())
    .map(([selector, properties]) => {
      const declarations = Object.entries(properties).map((property) => property.join(":"));
      return `${selector.replace("&", "").trim()}{${declarations.join(";")}}`;
    })
    .join("");
