import MiniSearch, { type SearchOptions } from "minisearch";
import { charactersIn, hasRunningWords, termsIn } from "./words";

/** Something that can be found by its words. */
export interface Findable {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly text: string;
}

export interface Hit {
  readonly id: string;
  readonly score: number;
  /** The found terms, as `termsIn` gives them. */
  readonly terms: ReadonlySet<string>;
}

const WEIGHTS = { title: 6, note: 2, text: 1 };

/** Words of up to two letters begin words in nearly every text, so they are looked for in titles only. */
const isShort = (term: string): boolean => term.length <= 2 && !hasRunningWords(term);

/** Each is tried only if the one before finds nothing: exact words, typing errors, single characters. */
const attemptsFor = (query: string): SearchOptions[] => [
  {},
  { fuzzy: (term) => (term.length < 4 ? false : 0.4) },
  ...(hasRunningWords(query) ? [{ tokenize: charactersIn }] : []),
];

/** An index whose `find` gives everything that has all words of a query, the best first. */
export const createSearchIndex = () => {
  const index = new MiniSearch<Findable>({
    fields: Object.keys(WEIGHTS),
    tokenize: (text) => [...termsIn(text), ...(hasRunningWords(text) ? charactersIn(text) : [])],
    processTerm: (term) => term,
    searchOptions: {
      tokenize: termsIn,
      boost: WEIGHTS,
      combineWith: "AND",
      prefix: true,
      maxFuzzy: 2,
    },
  });

  return {
    /** Adds items; skips known ids. */
    add(items: readonly Findable[]): void {
      for (const item of items) if (!index.has(item.id)) index.add(item);
    },

    find(query: string): readonly Hit[] {
      const terms = termsIn(query);
      if (terms.length === 0) return [];
      const where = terms.every(isShort) ? { fields: ["title"] } : {};
      for (const attempt of attemptsFor(query)) {
        const found = index.search(query, { ...where, ...attempt });
        if (found.length > 0)
          return found.map(({ id, score, terms }) => ({ id, score, terms: new Set(terms) }));
      }
      return [];
    },
  };
};
