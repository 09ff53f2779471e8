import { isUtf8 } from "node:buffer";

/** A sentence about a place in a text. */
export interface Remark {
  /** In UTF-16 code units from the beginning of the text. */
  offset: number;
  sentence: string;
}

const BYTE_ORDER_MARK = "\uFEFF";

/** Decoding puts this in place of what is not UTF-8. */
const REPLACEMENT = "\uFFFD";

const NOT_UTF8 = "This is not UTF-8 text. Save the file with the encoding UTF-8.";
const WITH_MARK =
  "The file begins with an invisible byte-order mark. Save it with the encoding UTF-8, without BOM.";

/** Reads bytes as UTF-8; the remark says where they are something else. */
export function decodeText(bytes: Buffer): { text: string; remark?: Remark } {
  const text = bytes.toString("utf8");
  if (!isUtf8(bytes)) {
    return { text, remark: { offset: text.indexOf(REPLACEMENT), sentence: NOT_UTF8 } };
  }
  return text.startsWith(BYTE_ORDER_MARK)
    ? { text, remark: { offset: 0, sentence: WITH_MARK } }
    : { text };
}

/** Lines that Git writes around two versions. The one of "=" between them may be part of a heading in Markdown. */
const MARKER = /^(?:<{7}|>{7}) /m;

/** The error for a file that Git could not merge, at the first line of the conflict. */
export function mergeConflict(text: string): Remark | undefined {
  const offset = text.search(MARKER);
  if (offset < 0) return undefined;
  const sentence =
    "A merge conflict is here. Keep one of the two versions, and take out the lines of <<<<<<<, ======= and >>>>>>>.";
  return { offset, sentence };
}
