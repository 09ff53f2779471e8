import { wordsIn } from "./words";

/** A stretch of a text. */
export interface Part {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A text in stretches; those are marked whose word is one of the terms. */
export const marked = (text: string, terms: ReadonlySet<string>): Part[] => {
  const parts: Part[] = [];
  const take = (start: number, end: number, isMarked: boolean) => {
    if (start < end) parts.push({ text: text.slice(start, end), isMarked });
  };
  let taken = 0;
  for (const { term, start, end } of wordsIn(text)) {
    if (!terms.has(term)) continue;
    take(taken, start, false);
    take(start, end, true);
    taken = end;
  }
  take(taken, text.length, false);
  return parts;
};

/** How many characters of a text are shown, and how many of them before the word that was found. */
const SHOWN = 140;
const SHOWN_BEFORE = 24;

/** The place of a character, when `place` may be amid one. */
const atCharacter = (text: string, place: number): number =>
  /[\uDC00-\uDFFF]/.test(text.charAt(place)) ? place + 1 : place;

const beginningBefore = (text: string, found: number): number => {
  if (found <= SHOWN_BEFORE) return 0;
  const blank = text.slice(found - SHOWN_BEFORE, found).search(/\s/);
  return atCharacter(text, found - SHOWN_BEFORE + blank + 1);
};

const endAfter = (text: string, beginning: number, found: number): number => {
  if (text.length - beginning <= SHOWN) return text.length;
  const blank = text.lastIndexOf(" ", beginning + SHOWN);
  return blank > found ? blank : atCharacter(text, beginning + SHOWN);
};

/** What parts a stretch from the one before it, which is not shown. */
const SEPARATORS = /^[\s·,;:.–—-]+/;

/** What stands around the first of the terms in a text; null where it has none of them. */
export const excerpt = (text: string, terms: ReadonlySet<string>): string | null => {
  for (const { term, start, end: found } of wordsIn(text)) {
    if (!terms.has(term)) continue;
    const beginning = beginningBefore(text, start);
    const end = endAfter(text, beginning, found);
    const shown = text.slice(beginning, end).trim();
    return `${beginning > 0 ? `…${shown.replace(SEPARATORS, "")}` : shown}${end < text.length ? "…" : ""}`;
  }
  return null;
};
