import { Global } from "@emotion/react";
import geistMono from "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2";

/** As the text's font, it is there at once or left for the next visit: see `fontFace`. */
const codeFontFace = `@font-face{font-family:Geist Mono Variable;font-style:normal;font-weight:100 900;font-display:optional;src:url(${geistMono})}`;

/** The font of code, for whoever shows some: no other page says or fetches it. */
export const CodeFont = () => (
  <>
    <link rel="preload" as="font" type="font/woff2" href={geistMono} crossOrigin="anonymous" />
    <Global styles={codeFontFace} />
  </>
);
