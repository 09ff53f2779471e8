import type { Hit } from "../../search/searchIndex";
import type { Entry } from "./entries";

interface Result {
  readonly entry: Entry;
  /** The terms that were found in it. */
  readonly terms: readonly string[];
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
const grouped = (results: readonly Result[], most = results.length): readonly Group[] =>
  [...new Map(results.map(({ entry }) => [entry.kind, entry.heading]))].map(([kind, heading]) => ({
    kind,
    heading,
    results: results.filter(({ entry }) => entry.kind === kind).slice(0, most),
  }));

export const groupsOfHits = (
  hits: readonly Hit[],
  entries: ReadonlyMap<string, Entry>,
): readonly Group[] => {
  const results = hits.flatMap(({ id, terms }) => {
    const entry = entries.get(id);
    return entry ? [{ entry, terms }] : [];
  });
  return grouped(results, MOST_OF_KIND);
};

/** The groups before anything is typed. */
export const groupsToBegin = (entries: ReadonlyMap<string, Entry>): readonly Group[] =>
  grouped(
    [...entries.values()]
      .filter(({ kind }) => kind === "section" || kind === "app")
      .map((entry) => ({ entry, terms: [] })),
  );
