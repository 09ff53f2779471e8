import { jsx as reactJsx } from "react/jsx-runtime";
import type { UntranslatedTexts } from "../../contract/siteConstants";

export { Fragment, jsxs } from "react/jsx-runtime";

const { language, texts }: UntranslatedTexts = JSON.parse(String(process.env.UNTRANSLATED));
const known = new Set(texts);

/**
 * Babel's `jsx` for the pages in another language than the site's first (`jsxImportSource` in `gatsby-config.ts`): an element whose only
 * child is a text that is not translated says its language. It is aligned as its neighbours are.
 */
export const jsx: typeof reactJsx = (type, props, key) => {
  const { children, lang = language.lang, style } = Object(props);
  const isUntranslated =
    typeof type === "string" &&
    type !== "title" &&
    typeof children === "string" &&
    known.has(children.trim());
  const inLanguage = { lang, dir: language.dir, style: { textAlign: "match-parent", ...style } };
  return reactJsx(type, isUntranslated ? { ...Object(props), ...inLanguage } : props, key);
};
