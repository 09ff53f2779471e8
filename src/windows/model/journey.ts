import { addressInFront } from "./queries";
import type { WindowId, WindowsState } from "./windowsState";

/** What a visitor sees that has to do with addresses: which windows are open, in which order, at what. */
export type Shown = Pick<WindowsState, "stack" | "addresses">;

/** One entry of the browser's history. */
export interface Entry {
  readonly shown: Shown;
  /** The window that going on to this entry opened; null when it opened none. */
  readonly opened: WindowId | null;
  /** Where within what is shown: "#conclusion", or nothing. */
  readonly hash: string;
}

/** The visitor's way through the site, as the browser's history has it. */
export interface Journey {
  /** Never empty. */
  readonly entries: readonly Entry[];
  /** Which entry the visitor is at. */
  readonly position: number;
}

/** What a change of the windows means for the history. */
export type HistoryChange =
  /** A new entry after the present one; those that were after it are gone. */
  | { readonly kind: "push" }
  /** The present entry shows something else now. */
  | { readonly kind: "replace" }
  /** So many entries back, and that one shows what is shown now. */
  | { readonly kind: "back"; readonly steps: number }
  | { readonly kind: "none" };

export interface JourneyStep {
  readonly journey: Journey;
  readonly change: HistoryChange;
}

export const shownOf = ({ stack, addresses }: WindowsState): Shown => ({ stack, addresses });

const sameList = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((id, index) => id === others[index]);

/** Whether a visitor would notice no difference: a closed window's address is not seen. */
export const sameShown = (one: Shown, other: Shown): boolean =>
  sameList(one.stack, other.stack) &&
  one.stack.every((id) => one.addresses[id] === other.addresses[id]);

export const startJourney = (state: WindowsState, hash = ""): Journey => ({
  entries: [{ shown: shownOf(state), opened: null, hash }],
  position: 0,
});

const onwards = ({ entries, position }: Journey, entry: Entry): JourneyStep => ({
  journey: { entries: [...entries.slice(0, position + 1), entry], position: position + 1 },
  change: { kind: "push" },
});

/** The present entry shows something else; a place within it is left with it. */
const showingHere = ({ entries, position }: Journey, shown: Shown): Journey => ({
  entries: entries.map((entry, index) => {
    if (index !== position) return entry;
    const isSameAddress = addressInFront(entry.shown) === addressInFront(shown);
    return { ...entry, shown, hash: isSameAddress ? entry.hash : "" };
  }),
  position,
});

const present = ({ entries, position }: Journey): Entry => {
  const entry = entries[position];
  if (entry === undefined) throw new Error("A journey is always at one of its entries.");
  return entry;
};

const unchanged = (journey: Journey): JourneyStep => ({ journey, change: { kind: "none" } });

/** A window was opened, or shows something else now. */
export const travelOn = (
  journey: Journey,
  state: WindowsState,
  opened: WindowId | null,
): JourneyStep =>
  sameShown(present(journey).shown, shownOf(state))
    ? unchanged(journey)
    : onwards(journey, { shown: shownOf(state), opened, hash: "" });

/** A link within what is shown was followed. The browser has made the entry by itself. */
export const travelWithin = (journey: Journey, state: WindowsState, hash: string): Journey =>
  onwards(journey, { shown: shownOf(state), opened: null, hash }).journey;

/** The same things are open, in another order perhaps: no step that Back would undo. */
export const stayHere = (journey: Journey, state: WindowsState): JourneyStep =>
  sameShown(present(journey).shown, shownOf(state))
    ? unchanged(journey)
    : { journey: showingHere(journey, shownOf(state)), change: { kind: "replace" } };

/**
 * A window was closed. Where going on to the present entry had opened it, the visitor is back at the
 * entry before, which shows what is left. An entry that shows the same as the one before it is left
 * behind as well: Back would do nothing there.
 */
export const travelBackAfterClosing = (
  journey: Journey,
  state: WindowsState,
  closed: WindowId,
): JourneyStep => {
  const shown = shownOf(state);
  const undoes = present(journey).opened === closed && journey.position > 0;
  let position = undoes ? journey.position - 1 : journey.position;
  const showsTheSame = (entry: Entry | undefined) =>
    entry !== undefined && sameShown(entry.shown, shown);
  while (position > 0 && showsTheSame(journey.entries[position - 1])) position -= 1;

  const steps = journey.position - position;
  if (steps === 0) return stayHere(journey, state);
  return {
    journey: showingHere({ ...journey, position }, shown),
    change: { kind: "back", steps },
  };
};

/**
 * The windows as an entry has them: those with an address that were open then, and what cannot be
 * closed or opens by itself. Places, sizes and fullscreen are as the visitor last left them.
 */
export const showAgain = (state: WindowsState, { stack, addresses }: Shown): WindowsState => {
  const hasAddress = (id: WindowId) => id in state.addresses || id in addresses;
  const isThere = (id: WindowId) => state.stack.includes(id);
  const unknownThen = state.stack.filter((id) => !hasAddress(id) && !stack.includes(id));
  const next = [...unknownThen, ...stack.filter((id) => hasAddress(id) || isThere(id))];
  const shown = { stack: next, addresses: { ...state.addresses, ...addresses } };
  if (sameShown(shownOf(state), shown)) return state;
  return {
    ...state,
    ...shown,
    fullscreen: state.fullscreen.filter((id) => next.includes(id)),
  };
};

export interface Arrival {
  readonly journey: Journey;
  readonly state: WindowsState;
  /** Nothing has changed in sight, so the visitor means the next entry the same way. */
  readonly goesOn: boolean;
}

/** The visitor has gone to another entry with Back or Forward; undefined when there is no such entry. */
export const travelTo = (
  journey: Journey,
  state: WindowsState,
  position: number,
): Arrival | undefined => {
  const entry = journey.entries[position];
  if (entry === undefined) return undefined;
  const next = showAgain(state, entry.shown);
  const isBeyond = position > 0 && position < journey.entries.length - 1;
  const goesOn = isBeyond && next === state && entry.hash === present(journey).hash;
  return { journey: { ...journey, position }, state: next, goesOn };
};

/** What the browser's address says while the visitor is at the present entry. */
export const addressOfEntry = (journey: Journey): string => {
  const { shown, hash } = present(journey);
  return addressInFront(shown) + hash;
};
