import type { Element, ElementContent, Root } from "hast";
import toHtml from "hast-util-to-html";
import { languages, type Token, type TokenStream, tokenize } from "prismjs";
import loadLanguages from "prismjs/components/index";
import { elementsIn, textNode, wordsOf } from "./tree";

/** Which of the stylesheet's few colours a kind of word has; the other kinds have none of their own. */
const COLOURS: Readonly<Record<string, string>> = {
  atrule: "keyword",
  "attr-name": "name",
  "attr-value": "text",
  boolean: "value",
  builtin: "name",
  cdata: "remark",
  char: "text",
  "class-name": "name",
  comment: "remark",
  constant: "value",
  deleted: "value",
  doctype: "remark",
  function: "name",
  important: "keyword",
  inserted: "text",
  keyword: "keyword",
  number: "value",
  prolog: "remark",
  property: "name",
  regex: "text",
  rule: "keyword",
  selector: "name",
  string: "text",
  symbol: "value",
  tag: "keyword",
  "template-string": "text",
  title: "keyword",
  url: "text",
  variable: "value",
};

const isToken = (part: string | Token): part is Token => typeof part !== "string";

const asHtml = (stream: TokenStream): ElementContent[] => {
  if (typeof stream === "string") return [textNode(stream)];
  const parts = Array.isArray(stream) ? stream : [stream];
  return parts.flatMap((part) => {
    if (!isToken(part)) return asHtml(part);
    const children = asHtml(part.content);
    const colour = COLOURS[part.type];
    if (colour === undefined) return children;
    return [
      { type: "element", tagName: "span", properties: { className: [`code-${colour}`] }, children },
    ];
  });
};

const grammarOf = (language: string) => {
  if (!Object.hasOwn(languages, language)) {
    // It says so on the console when it knows no such language, which is no mistake.
    loadLanguages.silent = true;
    loadLanguages([language]);
  }
  return languages[language];
};

const languageOf = ({ properties }: Element): string | undefined => {
  const names = Array.isArray(properties?.className) ? properties.className : [];
  return names.map((name) => /^language-(\w[\w+#-]*)/.exec(String(name))?.[1]).find(Boolean);
};

/** Colours code in a language that Prism knows, with names of classes, so that both themes may have their own colours. */
export const withColouredCode = (tree: Root): void => {
  for (const pre of elementsIn(tree).filter(({ tagName }) => tagName === "pre")) {
    const [code] = pre.children;
    // Long lines scroll, which must be possible with the keyboard, too.
    pre.properties = { tabIndex: 0 };
    if (code?.type !== "element") continue;
    const language = languageOf(code);
    const grammar = language === undefined ? undefined : grammarOf(language.toLowerCase());
    const source = wordsOf(code).replace(/\n$/, "");
    code.properties = {};
    code.children = grammar ? asHtml(tokenize(source, grammar)) : [textNode(source)];
  }
};

/**
 * Code in a language that Prism knows as HTML, coloured in the same way.
 *
 * @public `colouredSourceLoader.cjs` loads it, which knip does not see.
 */
export const colouredHtml = (source: string, language: string): string => {
  const grammar = grammarOf(language);
  if (grammar === undefined) throw new Error(`Prism knows no ${language}.`);
  const root: Root = { type: "root", children: asHtml(tokenize(source, grammar)) };
  return toHtml(root);
};
