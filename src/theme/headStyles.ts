import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import { withPrefix } from "gatsby";
import type { SiteFont } from "../contract/siteConstants";
import { semanticTokens, tokens } from "./tokens";

/** Our own Chakra system: the tokens, and no component's styles. The dark theme is the class `dark` on the root element. */
const system = createSystem(
  defineConfig({
    cssVarsPrefix: "ui",
    disableLayers: true,
    conditions: { dark: ".dark &" },
    theme: { tokens, semanticTokens },
  }),
);

/** A first visitor sees the site's font once it has arrived. Until then the fallbacks are as wide, so that texts stay in their lines. */
const fontFaces = ({ faces, fallbacks }: SiteFont): string =>
  faces
    .map(({ path, weight, unicodeRange }) => {
      const range = unicodeRange ? `;unicode-range:${unicodeRange}` : "";
      return `@font-face{font-family:Geist Variable;font-style:normal;font-weight:${weight};font-display:swap;src:url(${withPrefix(path)})${range}}`;
    })
    .join("")
    .concat(fallbacks);

const tokenProperties = (): string =>
  Object.entries<Record<string, string>>(system.getTokenCss())
    .map(([selector, properties]) => {
      const declarations = Object.entries(properties).map((property) => property.join(":"));
      return `@layer base{${selector.replace("&", "").trim()}{${declarations.join(";")}}}`;
    })
    .join("");

/** The styles in the head of every page. */
export const headStyles = (font: SiteFont): string => fontFaces(font) + tokenProperties();
