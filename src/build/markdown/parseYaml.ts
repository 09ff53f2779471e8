import { type Document, isMap, isNode, isPair, parseDocument, type YAMLError } from "yaml";
import type { JsonPath } from "../files/readDocument";
import type { Remark } from "../files/textFile";

/** Front matter, and where in it each key and value stands. */
export interface ParsedYaml {
  readonly value: unknown;
  /** Of the value at the end of `path`, or where the way to it ends. */
  offsetOf(path: JsonPath): number;
  /** Of the last key of `path`. */
  keyOffset(path: JsonPath): number;
}

const SENTENCES: Readonly<Record<string, string>> = {
  BAD_INDENT: "This line is indented otherwise than those around it.",
  BLOCK_AS_IMPLICIT_KEY: 'A text with a colon and a blank in it needs "double quotes" around it.',
  DUPLICATE_KEY: "This key is here twice. Keep one of them.",
  MISSING_CHAR: "A closing quote, bracket or a colon is missing here.",
  TAB_AS_INDENT: "A tab stands here. Use blanks to indent a line.",
};

const remarkOn = ({ code, pos: [offset], message }: YAMLError): Remark => ({
  offset,
  sentence: SENTENCES[code] ?? `This can't be read as front matter: ${message}.`,
});

const valueOffset = (document: Document.Parsed, path: JsonPath): number => {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : valueOffset(document, path.slice(0, -1));
};

const offsetOfKey = (document: Document.Parsed, path: JsonPath): number => {
  const around = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const pairs = isMap(around) ? around.items.filter(isPair) : [];
  const key = pairs.map((pair) => pair.key).find((it) => String(it) === String(path.at(-1)));
  return isNode(key) && key.range ? key.range[0] : valueOffset(document, path);
};

/** Reads front matter. Of several errors the first one counts: the others are mostly its echo. */
export const parseYaml = (text: string): ParsedYaml | Remark => {
  const document = parseDocument(text, { prettyErrors: false, logLevel: "silent" });
  const [error] = document.errors;
  if (error) return remarkOn(error);
  try {
    return {
      value: document.toJS() ?? {},
      offsetOf: (path) => valueOffset(document, path),
      keyOffset: (path) => offsetOfKey(document, path),
    };
  } catch {
    // An alias of nothing, or of too much.
    return { offset: 0, sentence: "The front matter should hold plain texts and lists only." };
  }
};
