import { type Word, wordsIn } from "./terms";

/** A stretch of a text. */
export interface Part {
  readonly text: string;
  readonly isMarked: boolean;
}

/** The end of the typed letters in a word; of the whole word after a typing error, or if its letters are written as several characters. */
const endOfTyped = ({ term, start, end }: Word, typed: readonly string[]): number => {
  const lengths = typed.filter((letters) => term.startsWith(letters)).map(({ length }) => length);
  return lengths.length > 0 && term.length === end - start ? start + Math.max(...lengths) : end;
};

/** A text in stretches. In words that are among the terms the typed letters are marked. */
export const highlight = (
  text: string,
  terms: readonly string[],
  typed: readonly string[],
): Part[] => {
  const parts: Part[] = [];
  let end = 0;
  for (const word of wordsIn(text)) {
    if (!terms.includes(word.term)) continue;
    const endOfMark = endOfTyped(word, typed);
    parts.push({ text: text.slice(end, word.start), isMarked: false });
    parts.push({ text: text.slice(word.start, endOfMark), isMarked: true });
    end = endOfMark;
  }
  parts.push({ text: text.slice(end), isMarked: false });
  return parts.filter((part) => part.text !== "");
};

const SHOWN_BEFORE = 24;
const SHOWN_AFTER = 116;

/** The words around the first of the terms in a text; null where it has none of them. */
export const excerpt = (text: string, terms: readonly string[]): string | null => {
  for (const { term, start, end } of wordsIn(text)) {
    if (!terms.includes(term)) continue;
    // Characters, not code units: half of an emoji can't be shown. Then whole words, if there are spaces.
    const before = [...text.slice(0, start)].slice(-SHOWN_BEFORE).join("");
    const after = [...text.slice(end)].slice(0, SHOWN_AFTER).join("");
    const isCutBefore = before.length < start;
    const isCutAfter = end + after.length < text.length;
    const lead = isCutBefore ? `…${before.replace(/^\S*[\s·,;:.–—-]+/, "")}` : before;
    const rest = isCutAfter ? `${after.replace(/\s+\S*$/, "")}…` : after;
    return `${lead}${text.slice(start, end)}${rest}`.trim();
  }
  return null;
};
