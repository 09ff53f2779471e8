import type { Hit, Searcher } from "../../search/searcher";
import { ENTRY_KINDS, type Entry, type EntryKind } from "./entry";

/** A result, and which words of it are marked. */
export interface Result {
  readonly entry: Entry;
  readonly terms: ReadonlySet<string>;
}

/** Results that stand below one heading. */
export interface Group {
  readonly kind: EntryKind | "recent";
  readonly results: readonly Result[];
  /** How many there are, of which the first may be shown only. */
  readonly count: number;
}

/** More than these are not shown of one kind: another word is quicker than a long list. */
const SHOWN_OF_KIND = 8;

const NO_TERMS: ReadonlySet<string> = new Set();

/** What was found, by kind: first the kind of what fits best, in each the best first. */
export const groupsOfHits = (hits: readonly Hit<Entry>[]): Group[] => {
  const byKind = new Map<EntryKind, Hit<Entry>[]>(ENTRY_KINDS.map((kind) => [kind, []]));
  for (const hit of hits) byKind.get(hit.item.kind)?.push(hit);
  return [...byKind]
    .filter(([, found]) => found.length > 0)
    .sort(([, a], [, b]) => (b[0]?.score ?? 0) - (a[0]?.score ?? 0))
    .map(([kind, found]) => ({
      kind,
      results: found.slice(0, SHOWN_OF_KIND).map(({ item, terms }) => ({ entry: item, terms })),
      count: found.length,
    }));
};

/** The first so many results, in their groups. */
export const firstResults = (groups: readonly Group[], count: number): Group[] => {
  let left = count;
  return groups.flatMap((group) => {
    const results = group.results.slice(0, Math.max(left, 0));
    left -= results.length;
    return results.length > 0 ? [{ ...group, results }] : [];
  });
};

/** What is offered before anything is typed: what was chosen last, and what the site has of these kinds. */
const OFFERED: readonly EntryKind[] = ["section", "app", "action"];

/** What stands there before anything is typed. */
export const groupsToBegin = (
  recent: readonly string[],
  { get, all }: Pick<Searcher<Entry>, "get" | "all">,
): Group[] => {
  const group = (kind: Group["kind"], list: readonly Entry[]): Group => ({
    kind,
    results: list.map((entry) => ({ entry, terms: NO_TERMS })),
    count: list.length,
  });
  const known = recent.flatMap((id) => get(id) ?? []);
  const others = all().filter((entry) => !known.includes(entry));
  return [
    group("recent", known),
    ...OFFERED.map((kind) =>
      group(
        kind,
        others.filter((entry) => entry.kind === kind),
      ),
    ),
  ].filter(({ count }) => count > 0);
};
