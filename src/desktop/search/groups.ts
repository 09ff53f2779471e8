import type { Hit } from "../../search/searchIndex";
import type { SearchItem } from "./searchItems";

interface Result extends Pick<Hit, "terms" | "queryTerms"> {
  readonly item: SearchItem;
}

/** Results below one heading, the best first. */
export interface Group {
  readonly kind: string;
  readonly heading: string;
  readonly results: readonly Result[];
}

/** More of one kind are not shown: another word is quicker than a long list. */
const MOST_OF_KIND = 8;

/** The results by kind. The kind of the first result is first. */
const groupByKind = (results: readonly Result[], most = results.length): readonly Group[] =>
  [...new Map(results.map(({ item }) => [item.kind, item.heading]))].map(([kind, heading]) => ({
    kind,
    heading,
    results: results.filter(({ item }) => item.kind === kind).slice(0, most),
  }));

/** Sections are behind what they hold, unless one is the best result. */
export const groupsOfHits = (
  hits: readonly Hit[],
  items: ReadonlyMap<string, SearchItem>,
): readonly Group[] => {
  const results = hits.flatMap(({ id, ...found }) => {
    const item = items.get(id);
    return item ? [{ item, ...found }] : [];
  });
  const [best, ...others] = groupByKind(results, MOST_OF_KIND);
  const rank = ({ kind }: Group) => Number(kind === "section");
  return best ? [best, ...others.toSorted((one, other) => rank(one) - rank(other))] : [];
};

/** The groups before anything is typed. */
export const groupsToBegin = (items: ReadonlyMap<string, SearchItem>): readonly Group[] =>
  groupByKind(
    [...items.values()]
      .filter(({ isListed }) => isListed)
      .map((item) => ({ item, terms: [], queryTerms: [] })),
  );
