const IN_MARKDOWN = / class="reading markdown"/;
const STYLES = /<style[^>]* data-reading-styles="markdown"[^>]*>[^<]*<\/style>/;

/**
 * A page's HTML without the typography of Markdown where there is none (0.9 KB gzipped). Its head, which is written by section,
 * can't tell; a post of Markdown that is opened later fetches the stylesheet.
 */
export const leaveOutMarkdownStyles = (html: string): string =>
  IN_MARKDOWN.test(html) ? html : html.replace(STYLES, "");
