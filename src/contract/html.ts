declare const MADE: unique symbol;

/** HTML that the build has made: of the owner's Markdown, of which it refuses all but a little HTML, or of the résumé. */
export type Html = string & { readonly [MADE]: true };

/** The attribute of an element that holds such HTML. No other text is inserted as HTML. */
export const insertHtml = (html: Html) => ({ dangerouslySetInnerHTML: { __html: html } });
