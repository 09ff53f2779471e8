import MiniSearch, { type SearchOptions } from "minisearch";
import { charactersIn, hasRunningWords, termsIn } from "./words";

/** What can be found. */
export interface Findable {
  /** No two have the same; it stays the same from one visit to the next. */
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly text: string;
}

export interface Hit<Item extends Findable> {
  readonly item: Item;
  readonly score: number;
  /** Which of its words are meant, as `termOf` gives them. */
  readonly terms: ReadonlySet<string>;
}

export interface Searcher<Item extends Findable> {
  /** Makes more findable; one that is known by its id already is passed over. */
  add(items: readonly Item[]): void;
  /** What was added under an id. */
  get(id: string): Item | undefined;
  /** All that was added, in that order. */
  all(): readonly Item[];
  /** Everything that has all words of a text, the best first; nothing for a text without words. */
  search(text: string): readonly Hit<Item>[];
}

/** From so many letters on a word may have a typing error. */
const FORGIVEN_LETTERS = 4;

/** So few letters begin a word in nearly every text: there they would find everything, slowly. */
const FEW_LETTERS = 2;

const WEIGHTS = { title: 6, note: 2, text: 1 };

const forgiving =
  (share: number): SearchOptions["fuzzy"] =>
  (term) =>
    term.length < FORGIVEN_LETTERS ? false : share;

/** What is tried until something is found. */
const stepsFor = (query: string): SearchOptions[] => [
  {},
  { fuzzy: forgiving(0.2) },
  // As when two letters are swapped.
  { fuzzy: forgiving(0.4) },
  ...(hasRunningWords(query) ? [{ tokenize: charactersIn }] : []),
];

const isShort = (term: string): boolean => term.length <= FEW_LETTERS && !hasRunningWords(term);

const indexTermsIn = (text: string): string[] =>
  hasRunningWords(text) ? [...termsIn(text), ...charactersIn(text)] : termsIn(text);

export const createSearcher = <Item extends Findable>(): Searcher<Item> => {
  const items = new Map<string, Item>();
  const index = new MiniSearch<Item>({
    fields: Object.keys(WEIGHTS),
    // The words come as they are looked for.
    tokenize: indexTermsIn,
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
    add(added) {
      for (const item of added) {
        if (items.has(item.id)) continue;
        items.set(item.id, item);
        index.add(item);
      }
    },

    get: (id) => items.get(id),

    all: () => [...items.values()],

    search(text) {
      const terms = termsIn(text);
      if (terms.length === 0) return [];
      const where = terms.every(isShort) ? { fields: ["title"] } : {};
      for (const step of stepsFor(text)) {
        const found = index.search(text, { ...where, ...step });
        if (found.length === 0) continue;
        return found.flatMap(({ id, score, terms: meant }) => {
          const item = items.get(id);
          return item ? [{ item, score, terms: new Set(meant) }] : [];
        });
      }
      return [];
    },
  };
};
