import { withPrefix } from "gatsby";
import type { OwnFont } from "../lib/fontFaces";

/** The owner's font under the name that the tokens have, in place of our own. As for that, without quotes. */
export const ownFontFace = ({ faces }: OwnFont): string =>
  faces
    .map(
      ({ path, weight, unicodeRange }) =>
        `@font-face{font-family:Geist Variable;font-style:normal;font-weight:${weight};font-display:optional;src:url(${withPrefix(path)});unicode-range:${unicodeRange}}`,
    )
    .join("");
