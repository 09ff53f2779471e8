import type { Hit } from "../../search/searchIndex";
import type { Entry } from "./useEntries";

/** Results below one heading. */
export interface Group {
  readonly kind: Entry["kind"] | "recent";
  /** The best results, each with its found terms. */
  readonly results: readonly { readonly entry: Entry; readonly terms: ReadonlySet<string> }[];
  /** The number of results, shown or not. */
  readonly count: number;
}

type Entries = ReadonlyMap<string, Entry>;

/** More of one kind are not shown: another word is quicker than a long list. */
const SHOWN_OF_KIND = 8;

/** The hits, best first, by kind. So the kind of the best hit is first. */
export const groupsOfHits = (hits: readonly Hit[], entries: Entries): Group[] => {
  const groups = new Map<Group["kind"], Group>();
  for (const { id, terms } of hits) {
    const entry = entries.get(id);
    if (entry === undefined) continue;
    const { kind } = entry;
    const { results, count } = groups.get(kind) ?? { results: [], count: 0 };
    const shown = count < SHOWN_OF_KIND ? [...results, { entry, terms }] : results;
    groups.set(kind, { kind, results: shown, count: count + 1 });
  }
  return [...groups.values()];
};

/** The groups before anything is typed: recent choices, then sections, apps and actions. */
export const groupsToBegin = (recent: readonly string[], entries: Entries): Group[] => {
  const known = recent.flatMap((id) => entries.get(id) ?? []);
  const others = [...entries.values()].filter((entry) => !known.includes(entry));
  return (["recent", "section", "app", "action"] as const)
    .map((kind) => {
      const list = kind === "recent" ? known : others.filter((entry) => entry.kind === kind);
      const results = list.map((entry) => ({ entry, terms: new Set<string>() }));
      return { kind, results, count: list.length };
    })
    .filter(({ count }) => count > 0);
};
