import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { type Diagnostic, type DiagnosticAtOffset, unquoted } from "../diagnostics";

/** The value, and the tree with the place of each part; or the error in the text. */
export type ParsedJson =
  | { ok: true; value: unknown; tree: Node }
  | { ok: false; diagnostic: Diagnostic };

type ErrorAt = Parameters<DiagnosticAtOffset>;

const EMPTY = "The file is empty. It should hold a list in [ ] or a record in { }.";

const DEEP = "Lists and records are nested too deep here. Take out the brackets around this.";

/** Far more than any content needs. Code that calls itself for each level has a limit, too. */
const DEEPEST = 100;

/** The first value that is nested too deep. */
const tooDeep = (tree: Node): Node | undefined => {
  let level = [tree];
  for (let depth = 0; depth < DEEPEST; depth++)
    level = level.flatMap((node) => node.children ?? []);
  return level[0];
};

/** Parses strict JSON. Only the first error counts: the others mostly follow from it. */
export function parseJson(text: string, at: DiagnosticAtOffset): ParsedJson {
  if (text.trim() === "") return { ok: false, diagnostic: at(0, EMPTY) };
  const errors: ParseError[] = [];
  try {
    const tree = parseTree(text, errors, { disallowComments: true });
    const [first] = errors;
    if (first !== undefined) return { ok: false, diagnostic: at(...syntaxError(text, first)) };
    const value: unknown = JSON.parse(text);
    const deep = tree && tooDeep(tree);
    if (deep) return { ok: false, diagnostic: at(deep.offset, DEEP) };
    if (tree !== undefined) return { ok: true, value, tree };
  } catch {
    // jsonc-parser accepts some text that JSON doesn't, and both have a limit to nesting.
  }
  return { ok: false, diagnostic: at(0, "This file can't be read as JSON.") };
}

const NOT_A_NUMBER = "This is not a number as JSON writes it, such as 12 or 0.5.";
const NO_COMMENTS = "JSON has no comments. Take this one out.";

const MESSAGES: Readonly<Record<string, string>> = {
  InvalidNumberFormat: NOT_A_NUMBER,
  UnexpectedEndOfNumber: NOT_A_NUMBER,
  PropertyNameExpected: 'A key in "double quotes" is missing here.',
  ValueExpected: "A value is missing here.",
  ColonExpected: "A colon is missing before this, between a key and its value.",
  CloseBraceExpected: "A record's closing } is missing.",
  CloseBracketExpected: "A list's closing ] is missing.",
  EndOfFileExpected: "The file should end before this.",
  InvalidCommentToken: NO_COMMENTS,
  UnexpectedEndOfComment: NO_COMMENTS,
  UnexpectedEndOfString: "This text has no closing quote on its line.",
  InvalidUnicode: "A \\u needs four hexadecimal digits after it, as in \\u00e9.",
  InvalidEscapeCharacter: "A backslash in a text must be written twice: \\\\.",
  InvalidCharacter: "A tab or another control character is in this text. Write \\t or a space.",
};

/** The opening bracket that is missing, if one is. The parser sees that only after the first items. */
function missingOpening(text: string): ErrorAt | undefined {
  const tokens = [...text.matchAll(/"(?:\\.|[^"\\])*"?|[^\s"]/g)];
  const count = (sign: string) => tokens.filter(([token]) => token === sign).length;
  const isListCut = count("]") > count("[");
  const isRecordCut = count("}") > count("{");
  /** Of each open bracket: its sign, and the place of the last value in it. */
  const open: { sign: string; value: number }[] = [];
  for (const [position, { 0: token, index }] of tokens.entries()) {
    const inner = open.at(-1);
    const before = tokens[position - 1];
    if (before?.[0] === ":" && inner) inner.value = index;
    if (token === "]" && inner?.sign === "{" && isListCut)
      return [inner.value, "A list's opening [ is missing before this."];
    if (token === ":" && inner?.sign !== "{" && isRecordCut)
      return [before?.index ?? 0, "A record's opening { is missing before this."];
    if (token === "{" || token === "[") open.push({ sign: token, value: index });
    if (token === "}" || token === "]") open.pop();
  }
  return undefined;
}

/** The quote after which a text goes on: at once, or with a word and one more quote at the line's end. */
function innerQuote(text: string, offset: number): ErrorAt | undefined {
  const [between] = /(?<=")[^\S\n]*$/.exec(text.slice(0, offset)) ?? [];
  const isInside =
    between === "" ? /^[^\s",:}\]]/ : /^[^\s",:}\]][^"\n]*"[^\S\n]*(?:[,}\]]|\r?\n|$)/;
  if (between === undefined || !isInside.test(text.slice(offset))) return undefined;
  return [
    offset - between.length - 1,
    'A double quote is inside this text. Write \\" in its place.',
  ];
}

/** jsonc-parser's error in the owner's language. It reports errors inside a text at its beginning. */
function syntaxError(text: string, { error, offset }: ParseError): ErrorAt {
  const before = text.slice(0, offset).trimEnd();
  if (/[\]}]/.test(text.charAt(offset)) && before.endsWith(","))
    return [before.length - 1, "There is a comma after the last item. Take it out."];
  const opening = missingOpening(text);
  if (opening && opening[0] <= offset) return opening;
  const [sign] = /^[;=](?=\s*(?:["[{\d-]|$))/m.exec(text.slice(offset)) ?? [];
  if (sign !== undefined && text.startsWith(sign, offset)) {
    const right = sign === ";" ? "comma" : "colon";
    return [offset, `A ${right} belongs here, in place of ${sign}.`];
  }
  const quote = innerQuote(text, offset);
  if (quote) return quote;
  const code = printParseErrorCode(error);
  const message =
    (code === "CommaExpected" && missingBefore(text, offset)) ||
    (code === "InvalidSymbol" && withoutQuotes(text, offset)) ||
    (MESSAGES[code] ?? "This is not JSON.");
  return [offset, message];
}

/** The parser may expect a comma although something else is missing. */
function missingBefore(text: string, offset: number): string {
  if (text.charAt(offset) === "}") return "A list's closing ] is missing before this.";
  if (text.charAt(offset) === "]") return "A record's closing } is missing before this.";
  return /^\d\d/.test(text.slice(offset - 1)) ? NOT_A_NUMBER : "A comma is missing before this.";
}

/** What other languages write for values of JSON. */
const VALUES: Readonly<Record<string, string>> = {
  True: "true",
  TRUE: "true",
  yes: "true",
  False: "false",
  FALSE: "false",
  no: "false",
};

function withoutQuotes(text: string, offset: number): string {
  if (/[“”„«»‘’]/.test(text.charAt(offset))) {
    return 'Here are “curly quotes”. Keys and texts need straight ones: "so".';
  }
  const word = /^[^\s,:{}[\]]*/.exec(text.slice(offset))?.[0] ?? "";
  if (VALUES[word])
    return `JSON has no ${word}. Write ${VALUES[word]}, or a text in "double quotes".`;
  return `${unquoted(word)} has no "double quotes" around it. Keys and texts need them.`;
}
