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

export const shownOf = ({ stack, addresses }: WindowsState): Shown => ({ stack, addresses });

/** Where one is, front-most last: windows without an address come and go beside the journey. */
const places = ({ stack, addresses }: Shown): readonly string[] =>
  stack.flatMap((id) => (addresses[id] === undefined ? [] : [`${id} ${addresses[id]}`]));

/** Whether it is the same place for a visitor: a closed window's address is not seen. */
export const isSamePlace = (one: Shown, other: Shown): boolean => {
  const others = places(other);
  const ones = places(one);
  return ones.length === others.length && ones.every((place, index) => place === others[index]);
};

/** Whether Back or Forward from one to the other would do nothing that a visitor sees. */
export const isSameEntry = (one: Entry, other: Entry): boolean =>
  one.hash === other.hash && isSamePlace(one.shown, other.shown);

export const startJourney = (state: WindowsState, hash = ""): Journey => ({
  entries: [{ shown: shownOf(state), opened: null, hash }],
  position: 0,
});

export const present = ({ entries, position }: Journey): Entry => {
  const entry = entries[position];
  if (entry === undefined) throw new Error("A journey is always at one of its entries.");
  return entry;
};

/** A new entry after the present one; those that were after it are gone. */
export const goingOn = ({ entries, position }: Journey, entry: Entry): Journey => ({
  entries: [...entries.slice(0, position + 1), entry],
  position: position + 1,
});

/** At one of its entries, which shows this now; a heading in what was in front is left with it. */
export const showingAt = ({ entries }: Journey, position: number, shown: Shown): Journey => ({
  entries: entries.map((entry, index) => {
    if (index !== position) return entry;
    const isSameAddress = addressInFront(entry.shown) === addressInFront(shown);
    return { ...entry, shown, hash: isSameAddress ? entry.hash : "" };
  }),
  position,
});

/** What the browser's address says while the visitor is at the present entry. */
export const addressOfEntry = (journey: Journey): string => {
  const { shown, hash } = present(journey);
  return addressInFront(shown) + hash;
};
