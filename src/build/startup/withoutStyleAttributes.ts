import { MOVED_STYLE_ATTRIBUTE } from "../../lib/movedStyles";

/** Code, which is no markup, with the element that it stands in; or the beginning of a tag, and its style. */
const CODE_OR_STYLED =
  /<(style|script|textarea)\b[\s\S]*?<\/\1>|(<[a-z](?:[^<>"]|"[^"]*")*?) style="([^"]*)"/gi;

const CHARACTERS: Readonly<Record<string, string>> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "\\3c ",
  "&gt;": ">",
  "&amp;": "&",
};

const asCss = (value: string): string =>
  value.replace(/&(?:quot|#x27|lt|gt|amp);/g, (character) => CHARACTERS[character] ?? "");

/**
 * A page's HTML with rules in place of style attributes, each of which would need a hash in the page's policy, and
 * `'unsafe-hashes'` besides. When the page takes over, they become attributes again (`lib/movedStyles`). An id in the
 * selector puts them above all rules of ours, but for those that are `!important`: as attributes are.
 */
export const withoutStyleAttributes = (html: string): string => {
  const names = new Map<string, string>();
  const body = html.indexOf("<body");
  const without = html
    .slice(body)
    .replace(CODE_OR_STYLED, (all, code, start: string, value: string) => {
      if (code !== undefined) return all;
      const name = names.get(value) ?? `s${names.size}`;
      names.set(value, name);
      return `${start} ${MOVED_STYLE_ATTRIBUTE}="${name}"`;
    });
  if (names.size === 0) return html;
  const rules = [...names].map(
    ([value, name]) => `#___gatsby [${MOVED_STYLE_ATTRIBUTE}=${name}]{${asCss(value)}}`,
  );
  return (
    html.slice(0, body).replace("</head>", () => `<style>${rules.join("")}</style></head>`) +
    without
  );
};
