import {
  goingOn,
  isSameEntry,
  isSamePlace,
  type Journey,
  present,
  showingAt,
  shownOf,
} from "./journey";
import type { WindowId, WindowsState } from "./windowsState";

/** What a step means for the browser, which shows afterwards what the journey's present entry shows. */
export type HistoryChange =
  | "none"
  /** A new entry after the present one. */
  | "push"
  /** The present entry becomes another. */
  | "replace"
  /** It goes to one of its entries, if it is not there. */
  | "go";

export interface JourneyStep {
  readonly journey: Journey;
  readonly change: HistoryChange;
}

/** At an entry with these windows, or at the one before it, if that shows just the same. */
const arriveWith = (journey: Journey, state: WindowsState, position: number): JourneyStep => {
  const there = showingAt(journey, position, shownOf(state));
  const before = journey.entries[position - 1];
  if (before !== undefined && isSameEntry(before, present(there))) {
    return arriveWith(journey, state, position - 1);
  }
  if (position !== journey.position) return { journey: there, change: "go" };
  const isTheSame = isSameEntry(present(journey), present(there));
  return { journey: there, change: isTheSame ? "none" : "replace" };
};

/** The same things are open, in another order perhaps: no step that Back would undo. */
export const stayHere = (journey: Journey, state: WindowsState): JourneyStep =>
  arriveWith(journey, state, journey.position);

/** A window was opened, or shows something else now, perhaps at a heading of it. */
export const travelOn = (
  journey: Journey,
  state: WindowsState,
  opened: WindowId | null,
  hash = "",
): JourneyStep => {
  const shown = shownOf(state);
  if (isSamePlace(present(journey).shown, shown)) return stayHere(journey, state);
  return { journey: goingOn(journey, { shown, opened, hash }), change: "push" };
};

/**
 * A window was closed. Where going on to the present entry had opened it, the visitor is back at the
 * entry before, which shows what is left.
 */
export const travelBackAfterClosing = (
  journey: Journey,
  state: WindowsState,
  closed: WindowId,
): JourneyStep => {
  const undoes = present(journey).opened === closed && journey.position > 0;
  return arriveWith(journey, state, undoes ? journey.position - 1 : journey.position);
};

/** A link to a heading in what is shown was followed. The browser has made the entry by itself. */
export const travelWithin = (journey: Journey, hash: string): Journey => {
  const { shown, hash: presentHash } = present(journey);
  return hash === presentHash ? journey : goingOn(journey, { shown, opened: null, hash });
};

/** The step without going to another entry, for when the browser cannot be sent back. */
export const withoutGoing = (journey: Journey, { journey: there }: JourneyStep): JourneyStep => ({
  journey: showingAt(journey, journey.position, present(there).shown),
  change: "replace",
});
