import { type EntryMark, showAgain } from "../../windows";
import type { KnownPlaces } from "./knownPlaces";
import { readVisit } from "./readVisit";
import type { Visit } from "./visit";

/**
 * The visit that an entry of the browser's history belongs to, as it was at that entry; null where
 * the tab has not kept it.
 */
export const visitOnArrival = (
  mark: EntryMark | null,
  kept: string | null,
  known: KnownPlaces,
): Visit | null => {
  const visit = readVisit(kept, known);
  if (mark === null || visit?.id !== mark.journey) return null;
  const entry = visit.journey.entries[mark.position];
  if (entry === undefined) return null;
  return {
    ...visit,
    journey: { ...visit.journey, position: mark.position },
    windows: showAgain(visit.windows, entry.shown),
  };
};
