const SCRIPT = /<script(?![^>]* (?:type|src)=)[^>]*>([\s\S]*?)<\/script>/g;
const STYLE = /<style([^>]*)>([\s\S]*?)<\/style>/g;

/** By which `sections/readingStyles` finds a stylesheet that is in the page already. */
const NAME = / data-reading-styles="([^"]*)"/;

/** Puts `element` where the first match is, and nothing where the others are. */
const inPlaceOfAll = (html: string, matches: RegExp, element: string): string => {
  let isFirst = true;
  return html.replace(matches, () => {
    const written = isFirst ? element : "";
    isFirst = false;
    return written;
  });
};

/** What stood in the body comes first, since it only waits: so nothing that breaks in the others keeps the page from its start. */
const joinScripts = (html: string): string => {
  const body = html.indexOf("<body");
  const scripts = [...html.matchAll(SCRIPT)].sort(
    (one, other) => Number(other.index > body) - Number(one.index > body),
  );
  const code = scripts.map((script) => script[1]).join(";\n");
  return inPlaceOfAll(html, SCRIPT, `<script>${code}</script>`);
};

/** The one style element has the names of the stylesheets in it that others ask for. */
const joinStyles = (html: string): string => {
  const styles = [...html.matchAll(STYLE)];
  const names = styles.flatMap(([, attributes = ""]) => NAME.exec(attributes)?.[1] ?? []);
  const mark = names.length > 0 ? ` data-reading-styles="${names.join(" ")}"` : "";
  const css = styles.map((style) => style[2]).join("");
  return inPlaceOfAll(html, STYLE, `<style${mark}>${css}</style>`);
};

/** A page's HTML with one script and one style: each has a hash in the page's policy, and no hash can be compressed. */
export const joinInline = (html: string): string => joinStyles(joinScripts(html));
