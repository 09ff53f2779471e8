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

/**
 * The site's font, under the names that the tokens have: apart from the preloaded letters those that few pages need, since
 * Chromium lays out each text with all files of a family. A first visitor sees it as soon as it has arrived; until then the
 * fallbacks are as wide, so the text stays in its lines.
 */
const fontFaces = ({ preload, faces, fallbacks }: SiteFont): string => {
  const first = faces.find(({ path }) => path === preload);
  return faces
    .map(({ path, weight, unicodeRange }) => {
      const isFirst = unicodeRange === first?.unicodeRange;
      const name = isFirst ? "Geist Variable" : "Geist Variable Rest";
      const range = isFirst || !unicodeRange ? "" : `;unicode-range:${unicodeRange}`;
      return `@font-face{font-family:${name};font-style:normal;font-weight:${weight};font-display:swap;src:url(${withPrefix(path)})${range}}`;
    })
    .join("")
    .concat(fallbacks);
};

/** The tokens as custom properties. */
const tokenProperties = (): string =>
  Object.entries<Record<string, string>>(system.getTokenCss())
    .map(([selector, properties]) => {
      const declarations = Object.entries(properties).map((property) => property.join(":"));
      return `@layer base{${selector.replace("&", "").trim()}{${declarations.join(";")}}}`;
    })
    .join("");

/** The styles in the head of every page. */
export const headStyles = (font: SiteFont): string => fontFaces(font) + tokenProperties();
