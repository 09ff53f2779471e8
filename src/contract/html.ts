declare const MADE: unique symbol;

/** HTML that the build has made: of the owner's Markdown, of which it refuses all but a little HTML, or of the résumé. */
export type Html = string & { readonly [MADE]: true };
