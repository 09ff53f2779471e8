import { wordsIn } from "./terms";

/** A stretch of a text. */
export interface Part {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A text in stretches; words that are among the terms are marked. */
export const highlight = (text: string, terms: readonly string[]): Part[] => {
  const parts: Part[] = [];
  let end = 0;
  for (const word of wordsIn(text)) {
    if (!terms.includes(word.term)) continue;
    parts.push({ text: text.slice(end, word.start), isMarked: false });
    parts.push({ text: text.slice(word.start, word.end), isMarked: true });
    end = word.end;
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
