import { createScanner } from "jsonc-parser";
import type { Remark } from "./decodeText";

/** No data file needs a tenth of it. What reads a value goes into it by calling itself, and would run out of stack. */
const MOST_LEVELS = 100;

const TOO_DEEP = `This is nested too deeply: in more than ${MOST_LEVELS} lists and records.`;
const TOO_LARGE = "This number is too large. JavaScript would take it for infinity.";

/** The first place where a text is more than can be read, though JSON sets no bounds. It looks at tokens only, so nothing is too much for it. */
export function outOfBounds(text: string): Remark | undefined {
  const scanner = createScanner(text, true);
  let level = 0;
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    const first = text.charAt(offset);
    if (first === "[" || first === "{") level += 1;
    if (first === "]" || first === "}") level -= 1;
    if (level > MOST_LEVELS) return { offset, sentence: TOO_DEEP };
    if (/[-\d]/.test(first) && isInfinite(text.slice(offset, offset + scanner.getTokenLength()))) {
      return { offset, sentence: TOO_LARGE };
    }
  }
  return undefined;
}

const isInfinite = (written: string): boolean =>
  Math.abs(Number(written)) === Number.POSITIVE_INFINITY;
