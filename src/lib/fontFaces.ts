/** One file of a font: some weights, and the characters that it has. */
export interface FontFace {
  /** Its path on this site. */
  readonly path: string;
  readonly weight: string;
  /** As CSS says it: a browser fetches the file when a page has one of them. */
  readonly unicodeRange: string;
}

/** The files of the owner's font. */
export interface OwnFont {
  /** What every page preloads: Latin, in the weight that texts have. */
  readonly preload: string;
  readonly faces: readonly FontFace[];
}
