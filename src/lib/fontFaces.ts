/** One file of a font: some weights, and the characters that it has. */
export interface FontFace {
  /** Its path on this site. */
  readonly path: string;
  readonly weight: string;
  /** As CSS says it: a browser fetches the file when a page has one of them. Default: any. */
  readonly unicodeRange?: string;
}

/** The files of the site's font. */
export interface SiteFont {
  /** What every page preloads: the Latin letters of the site's texts. */
  readonly preload: string;
  readonly faces: readonly FontFace[];
}
