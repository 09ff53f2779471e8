import { withPrefix } from "gatsby";
import { loadable, queryClient } from "../lib/loading";
import { loadStylesheet } from "../lib/loadStylesheet";

/** On the style element in the HTML of a long text's own page, with the names of the stylesheets that are in it. */
export const READING_STYLES_ATTRIBUTE = "data-reading-styles";

const isInHtml = (name: string): boolean =>
  typeof document === "undefined" ||
  document.querySelector(`style[${READING_STYLES_ATTRIBUTE}~=${name}]`) !== null;

const stylesheets = (...names: readonly string[]) => {
  const missing = names.filter((name) => !isInHtml(name));
  const styles = loadable(["styles", ...names], async () => {
    await Promise.all(missing.map((name) => loadStylesheet(withPrefix(`/styles/${name}.css`))));
    return names;
  });
  if (missing.length === 0) queryClient.setQueryData(styles.queryKey, names);
  return styles;
};

/** The typography of long texts, which nothing but the reading view needs. */
export const readingStyles = stylesheets("reading");

/** That, and what only Markdown has. */
export const markdownStyles = stylesheets("reading", "markdown");
