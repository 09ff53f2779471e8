import { isUtf8 } from "node:buffer";
import { type Diagnostic, diagnosticsIn } from "./diagnostic";

const BYTE_ORDER_MARK = "\uFEFF";

/** Decoding puts this in place of what is not UTF-8. */
const REPLACEMENT = "\uFFFD";

/** Lines that Git writes around two versions. The one of "=" between them may be part of a heading in Markdown. */
const MARKER = /^(?:<{7}|>{7}) /m;

/** The first error that a text file of any format can have: its encoding, or a conflict that Git left. */
export function textError(file: string, bytes: Buffer): Diagnostic | undefined {
  const text = bytes.toString("utf8");
  const at = diagnosticsIn(file, text);
  if (!isUtf8(bytes))
    return at(
      text.indexOf(REPLACEMENT),
      "This is not UTF-8 text. Save the file with the encoding UTF-8.",
    );
  if (text.startsWith(BYTE_ORDER_MARK))
    return at(
      0,
      "The file begins with an invisible byte-order mark. Save it with the encoding UTF-8, without BOM.",
    );
  const conflict = text.search(MARKER);
  return conflict < 0
    ? undefined
    : at(
        conflict,
        "A merge conflict is here. Keep one of the two versions, and take out the lines of <<<<<<<, ======= and >>>>>>>.",
      );
}
