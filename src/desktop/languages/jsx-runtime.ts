import { jsx as reactJsx } from "react/jsx-runtime";
import type { UntranslatedTexts } from "../../contract/siteConstants";

export { Fragment, jsxs } from "react/jsx-runtime";

const { language, texts }: UntranslatedTexts = JSON.parse(String(process.env.UNTRANSLATED));
const known = new Set(texts);

/**
 * Babel's `jsx` for the pages in another language than the site's first (`jsxImportSource` in `gatsby-config.ts`): a text that is not
 * translated, alone in its element, says its language. `bdi` leaves the element's own direction and styles as they are.
 */
export const jsx: typeof reactJsx = (type, props, key) => {
  const { children, lang } = Object(props);
  const isUntranslated =
    typeof type === "string" &&
    type !== "title" &&
    lang === undefined &&
    typeof children === "string" &&
    known.has(children.trim());
  if (!isUntranslated) return reactJsx(type, props, key);
  const text = reactJsx("bdi", { ...language, children });
  return reactJsx(type, { ...Object(props), children: text }, key);
};
