import createCache, { type EmotionCache, type StylisPlugin } from "@emotion/cache";

/** What Safari still knows by its own name only. */
const SAFARI_PROPERTIES = ["user-select", "backdrop-filter", "text-size-adjust"];

const prefixForSafari: StylisPlugin = (element) => {
  if (element.type === "decl" && SAFARI_PROPERTIES.includes(String(element.props))) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/** What the class of every style begins with. */
const KEY = "c";

/** The class of a style in CSS text, with the style's name. */
const STYLE_CLASS = new RegExp(`\\.${KEY}-(\\w+)`, "g");

/**
 * A cache for Emotion's styles: one for each page that is built, and one for the browser. Emotion's
 * vendor prefixes are left out: they are for browsers that cannot run this site, and 1 KB of each
 * page's gzipped HTML.
 */
export const createStyleCache = (): EmotionCache =>
  createCache({ key: KEY, stylisPlugins: [prefixForSafari] });

/**
 * The browser's cache, which knows what is in the page's HTML. Emotion finds that too, by an
 * attribute of its own, but moves it about in the document, and the browser styles the whole page
 * anew: 0.06 s of a slow phone's time.
 */
export const createBrowserStyleCache = (): EmotionCache => {
  const cache = createStyleCache();
  for (const { textContent } of document.querySelectorAll("style")) {
    for (const [, name = ""] of textContent?.matchAll(STYLE_CLASS) ?? []) {
      cache.inserted[name] = true;
    }
  }
  return cache;
};
