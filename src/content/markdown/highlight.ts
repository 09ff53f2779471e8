import Prism, { type Grammar, type TokenStream } from "prismjs";
import loadLanguages from "prismjs/components/index";
import { escapeHtml } from "../text";

/** The stylesheet's five colours, and which of Prism's tokens have each. All others have the text's own. */
const COLOURS = {
  keyword: ["atrule", "important", "keyword", "rule", "tag", "title"],
  name: ["attr-name", "builtin", "class-name", "function", "property", "selector"],
  text: ["attr-value", "char", "inserted", "regex", "string", "template-string", "url"],
  value: ["boolean", "constant", "deleted", "number", "symbol", "variable"],
  remark: ["cdata", "comment", "doctype", "prolog"],
};

const colourOf = new Map(
  Object.entries(COLOURS).flatMap(([colour, types]) => types.map((type) => [type, colour])),
);

const toHtml = (stream: TokenStream): string => {
  if (typeof stream === "string") return escapeHtml(stream);
  if (Array.isArray(stream)) return stream.map(toHtml).join("");
  const colour = colourOf.get(stream.type);
  const html = toHtml(stream.content);
  return colour === undefined ? html : `<span class="code-${colour}">${html}</span>`;
};

const grammarOf = (language: string): Grammar | undefined => {
  const name = language.toLowerCase();
  if (!Object.hasOwn(Prism.languages, name)) {
    // Each language's file registers with the global Prism, which may be another copy by now.
    Object.assign(globalThis, { Prism });
    loadLanguages.silent = true;
    loadLanguages([name]);
  }
  const grammar: unknown = Prism.languages[name];
  return typeof grammar === "object" ? (grammar as Grammar) : undefined;
};

/** Whether code in this language is highlighted. */
export const canHighlight = (language: string): boolean => grammarOf(language) !== undefined;

/** Code as HTML. Its colours are classes, so that each theme has its own; plain in an unknown language. */
export const highlight = (source: string, language: string | undefined): string => {
  const grammar = language === undefined ? undefined : grammarOf(language);
  return grammar === undefined ? escapeHtml(source) : toHtml(Prism.tokenize(source, grammar));
};
