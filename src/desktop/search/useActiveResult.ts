import { useState } from "react";
import type { Group, Result } from "./groups";

/** Which of the results Enter chooses: the first, as soon as something is typed, until another is gone to. */
export const useActiveResult = (groups: readonly Group[], query: string) => {
  const [chosen, setChosen] = useState<{ query: string; id: string } | null>(null);
  const results: readonly Result[] = groups.flatMap((group) => group.results);
  const chosenIndex =
    chosen?.query === query ? results.findIndex(({ entry }) => entry.id === chosen.id) : -1;
  const index = chosenIndex < 0 && query.trim() !== "" && results.length > 0 ? 0 : chosenIndex;
  const goTo = ({ entry }: Result) => setChosen({ query, id: entry.id });

  return {
    active: results[index] ?? null,
    goTo,
    /** Goes on by so many results, round at the ends. */
    step(by: 1 | -1) {
      const from = index < 0 && by < 0 ? 0 : index;
      const next = results.at((from + by) % results.length);
      if (next) goTo(next);
    },
  };
};
