import type { Hit } from "../../search/searchIndex";
import type { Entry } from "./entries";

/** Results below one heading, the best first, each with its found terms. */
export interface Group {
  readonly kind: Entry["kind"];
  readonly results: { readonly entry: Entry; readonly terms: ReadonlySet<string> }[];
}

/** More of one kind are not shown: another word is quicker than a long list. */
const MOST_OF_KIND = 8;

/** The hits by kind. The kind of the best hit is first. */
export const groupsOfHits = (
  hits: readonly Pick<Hit, "id" | "terms">[],
  entries: ReadonlyMap<string, Entry>,
): readonly Group[] => {
  const groups = new Map<Entry["kind"], Group>();
  for (const { id, terms } of hits) {
    const entry = entries.get(id);
    if (entry === undefined) continue;
    const { kind } = entry;
    const group = groups.get(kind) ?? { kind, results: [] };
    if (group.results.length < MOST_OF_KIND) group.results.push({ entry, terms });
    groups.set(kind, group);
  }
  return [...groups.values()];
};

/** The groups before anything is typed. */
export const groupsToBegin = (entries: ReadonlyMap<string, Entry>): readonly Group[] =>
  (["section", "app", "action"] as const)
    .map((kind) => ({
      kind,
      results: [...entries.values()]
        .filter((entry) => entry.kind === kind)
        .map((entry) => ({ entry, terms: new Set<string>() })),
    }))
    .filter(({ results }) => results.length > 0);
