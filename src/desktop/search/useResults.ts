import { useMemo, useState, useSyncExternalStore } from "react";
import { type Group, groupsOfHits, groupsToBegin } from "./groups";
import { readRecent } from "./recentEntries";
import { siteSearch } from "./siteSearch";
import { useSiteEntries } from "./useSiteEntries";

/** What a query finds of all that can be found by now. */
export const useResults = (query: string): readonly Group[] => {
  const { searcher, subscribe, version } = siteSearch;
  const entries = useSiteEntries();
  const [recent] = useState(() => {
    searcher.add(entries);
    return readRecent();
  });
  const known = useSyncExternalStore(subscribe, version);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it finds more when more is known
  return useMemo(
    () =>
      query.trim() === "" ? groupsToBegin(recent, searcher) : groupsOfHits(searcher.search(query)),
    [query, known, recent, searcher],
  );
};
