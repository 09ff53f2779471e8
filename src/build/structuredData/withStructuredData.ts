/** As it stands in a built page. */
const ELEMENT = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;

/**
 * A page's HTML with its structured data at the end, where the first paint does not wait for it.
 * Gatsby leaves pages of an earlier build as they are if nothing of them has changed, so what is there
 * is replaced.
 */
export const withStructuredData = (html: string, data: object): string => {
  // A "<" could end the script element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return html
    .replace(ELEMENT, "")
    .replace("</body>", () => `<script type="application/ld+json">${json}</script></body>`);
};
