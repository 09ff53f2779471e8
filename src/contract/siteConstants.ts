// The shapes of values that the build writes into the site's scripts: see `onCreateWebpackConfig`.

/** A file of a font. */
export interface FontFace {
  /** Its path on this site. */
  readonly path: string;
  readonly weight: string;
  /** CSS `unicode-range`: browsers load the file for these characters alone. Default: any. */
  readonly unicodeRange?: string | undefined;
}

/** The files of the site's font. */
export interface SiteFont {
  /** The paths of the files that every page preloads: the letters of names, titles and the menu. */
  readonly preloads: readonly string[];
  readonly faces: readonly FontFace[];
  /** The styles of system fonts that show texts until the site's has arrived. */
  readonly fallbacks: string;
}

/** The languages of a site that has several, the first at its root first. */
export interface SiteLanguages {
  /** "Language", in the page's. */
  readonly word: string;
  readonly list: readonly {
    readonly lang: string;
    readonly dir: "ltr" | "rtl";
    readonly isOwn: boolean;
    /** In its own words. */
    readonly name: string;
    /** The path before the addresses of its pages, such as "/portfolio/de". */
    readonly path: string;
  }[];
}

/** The texts of a page that are in the site's first language still, and that language. */
export interface UntranslatedTexts {
  readonly language: { readonly lang: string; readonly dir: "ltr" | "rtl" };
  readonly texts: readonly string[];
}

/** The owner's script that counts visits. */
export interface AnalyticsSlot {
  /** An address, or a path on this site. */
  readonly src: string;
  readonly integrity?: string;
  /** Attributes of its element, by which it knows the site. */
  readonly attributes?: Readonly<Record<string, string>>;
}
