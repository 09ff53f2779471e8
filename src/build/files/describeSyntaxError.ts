import { type ParseError, printParseErrorCode } from "jsonc-parser";
import { unquoted } from "../diagnostics/quote";
import type { Remark } from "./decodeText";

/** jsonc-parser's error in the owner's language, at the character that causes it. */
export function describeSyntaxError(text: string, { error, offset }: ParseError): Remark {
  const comma = trailingComma(text, offset);
  if (comma !== undefined) {
    return { offset: comma, sentence: "There is a comma after the last item. Take it out." };
  }
  const code = printParseErrorCode(error);
  if (
    code.startsWith("InvalidCharacter") ||
    code === "InvalidEscapeCharacter" ||
    code === "InvalidUnicode"
  ) {
    return { offset: firstBadCharacter(text, offset), sentence: SENTENCES[code] ?? OTHERWISE };
  }
  if (code === "CommaExpected") return { offset, sentence: missingBefore(text, offset) };
  if (code === "InvalidSymbol") return { offset, sentence: withoutQuotes(text, offset) };
  return { offset, sentence: SENTENCES[code] ?? OTHERWISE };
}

const NOT_A_NUMBER = "This is not a number as JSON writes it, such as 12 or 0.5.";
const OTHERWISE = "This is not JSON.";

const SENTENCES: Readonly<Record<string, string>> = {
  InvalidNumberFormat: NOT_A_NUMBER,
  PropertyNameExpected: 'Here should be a key in "double quotes".',
  ValueExpected: "Here should be a value.",
  ColonExpected: "A colon is missing before this, between a key and its value.",
  CloseBraceExpected: "A record's closing } is missing.",
  CloseBracketExpected: "A list's closing ] is missing.",
  EndOfFileExpected: "The file should end before this.",
  InvalidCommentToken: "JSON has no comments. Take this one out.",
  UnexpectedEndOfComment: "JSON has no comments. Take this one out.",
  UnexpectedEndOfString: "This text has no closing quote on its line.",
  UnexpectedEndOfNumber: NOT_A_NUMBER,
  InvalidUnicode: "A \\u needs four hexadecimal digits after it, as in \\u00e9.",
  InvalidEscapeCharacter: "A backslash in a text must be written twice: \\\\.",
  InvalidCharacter: "A tab or another control character stands in this text. Write \\t or a blank.",
};

/** The offset of a comma that nothing follows but the closing bracket at `offset`. */
function trailingComma(text: string, offset: number): number | undefined {
  if (!/[\]}]/.test(text.charAt(offset))) return undefined;
  const before = text.slice(0, offset).trimEnd();
  return before.endsWith(",") ? before.length - 1 : undefined;
}

/** The end of the longest beginning of the quoted text at `start` that JSON allows. */
function firstBadCharacter(text: string, start: number): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it looks for
  const allowed = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;
  allowed.lastIndex = start;
  return start + (allowed.exec(text)?.[0].length ?? 0);
}

/** Where the parser waits for a comma, something else may be missing. */
function missingBefore(text: string, offset: number): string {
  if (text.charAt(offset) === "}") return "A list's closing ] is missing before this.";
  if (text.charAt(offset) === "]") return "A record's closing } is missing before this.";
  if (/^\d\d/.test(text.slice(offset - 1))) return NOT_A_NUMBER;
  return "A comma is missing before this.";
}

function withoutQuotes(text: string, offset: number): string {
  if (/[“”„«»‘’]/.test(text.charAt(offset))) {
    return 'Here are “curly quotes”. Keys and texts need straight ones: "so".';
  }
  const word = /^[^\s,:{}[\]]*/.exec(text.slice(offset))?.[0] ?? "";
  return `${unquoted(word)} has no "double quotes" around it. Keys and texts need them.`;
}
