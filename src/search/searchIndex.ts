import MiniSearch, { type SearchResult } from "minisearch";
import { termsIn } from "./terms";

/** Something that can be found by its words. */
export interface Findable {
  readonly id: string;
  readonly title: string;
  /** Shown below the title: the group it belongs to, or whose project it was. */
  readonly note: string;
  /** More words that find it. */
  readonly text: string;
}

/** A part of the content that search leads to, as the build writes it into `search.json`. */
export interface SearchDocument extends Omit<Findable, "id"> {
  /** "section", or the key of the section that lists it. */
  readonly kind: string;
  /** A path on this site. */
  readonly address: string;
  /** The path of its drawn cover. */
  readonly cover?: string;
}

/** A found item, with the terms that were found in it, and those of the query that found them. */
export type Hit = Pick<SearchResult, "id" | "terms" | "queryTerms">;

const WEIGHTS = { title: 6, note: 2, text: 1 };

/** Begins words in nearly every text, so it is looked for in titles only. */
const SHORT_QUERY = /^\w{1,2}$/;

/** So long the browser may wait for a slice of the work: a long blog takes seconds on a slow phone. */
const SLICE_MS = 16;

export const createSearchIndex = () => {
  const index = new MiniSearch<Findable>({
    fields: Object.keys(WEIGHTS),
    tokenize: termsIn,
    processTerm: (term) => term,
    searchOptions: { boost: WEIGHTS, combineWith: "AND", prefix: true, maxFuzzy: 2 },
  });

  const add = (items: readonly Findable[]): void => {
    for (const item of items) if (!index.has(item.id)) index.add(item);
  };

  return {
    /** Adds items; skips known ids. */
    add,

    /** The same in slices, between which the browser answers to the visitor. */
    async addInSlices(items: readonly Findable[]): Promise<void> {
      let begun = performance.now();
      for (const item of items) {
        add([item]);
        if (performance.now() - begun < SLICE_MS) continue;
        await new Promise((resolve) => setTimeout(resolve));
        begun = performance.now();
      }
    },

    /** The items that have all words of a query, the best first. Typing errors are forgiven if no item has the words. */
    find(query: string): readonly Hit[] {
      const where = SHORT_QUERY.test(query) ? { fields: ["title"] } : {};
      const found = index.search(query, where);
      if (found.length > 0) return found;
      return index.search(query, { ...where, fuzzy: (term) => term.length > 3 && 0.4 });
    },
  };
};
