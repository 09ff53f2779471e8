import { Global } from "@emotion/react";
import geistMono from "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2";

/** It comes when it comes: letters of code are all of one width, most often the same, so that nothing moves then. */
const codeFontFace = `@font-face{font-family:Geist Mono Variable;font-style:normal;font-weight:100 900;font-display:swap;src:url(${geistMono})}`;

/** The font of code, for whoever shows some: no other page says or fetches it. */
export const CodeFont = () => (
  <>
    <link rel="preload" as="font" type="font/woff2" href={geistMono} crossOrigin="anonymous" />
    <Global styles={codeFontFace} />
  </>
);
