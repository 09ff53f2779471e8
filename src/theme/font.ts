import geistLatin from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2";

/** Address of the one text font (Latin, all weights), so that the document's head can preload it. */
export const fontUrl: string = geistLatin;

/**
 * Preloaded and `optional`: the font is either there for the first paint or left for the next
 * visit, so the text never changes its width under the reader. Without quotes, because React escapes
 * them in a style element.
 */
export const fontFace = `@font-face{font-family:Geist Variable;font-style:normal;font-weight:100 900;font-display:optional;src:url(${geistLatin})}`;
