import createCache, { type EmotionCache, type StylisPlugin } from "@emotion/cache";

/** What Safari still knows by its own name only. */
const SAFARI_PROPERTIES = ["user-select", "backdrop-filter", "text-size-adjust"];

const prefixForSafari: StylisPlugin = (element) => {
  if (element.type === "decl" && SAFARI_PROPERTIES.includes(String(element.props))) {
    element.return = `-webkit-${element.value}${element.value}`;
  }
};

/**
 * A cache for Emotion's styles: one for the browser, and one for each page that is built. It has
 * Emotion's own key. Emotion's vendor prefixes are left out: they are for browsers that cannot run
 * this site, and 1 KB of each page's gzipped HTML.
 */
export const createStyleCache = (): EmotionCache =>
  createCache({ key: "css", stylisPlugins: [prefixForSafari] });
