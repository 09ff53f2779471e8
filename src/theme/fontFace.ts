import { withPrefix } from "gatsby";
import type { SiteFont } from "../lib/fontFaces";

/**
 * The site's font, under the name that the tokens have. Preloaded and `optional`: it is either there for the first paint or left
 * for the next visit, so the text never changes its width under the reader.
 */
export const fontFace = ({ faces }: SiteFont): string =>
  faces
    .map(
      ({ path, weight, unicodeRange }) =>
        `@font-face{font-family:Geist Variable;font-style:normal;font-weight:${weight};font-display:optional;src:url(${withPrefix(path)})${unicodeRange ? `;unicode-range:${unicodeRange}` : ""}}`,
    )
    .join("");
