import { type Entry, isSameEntry, isSamePlace, type Journey, present, type Shown } from "./journey";
import type { WindowId, WindowsState } from "./windowsState";

/**
 * The windows as an entry has them. Those without an address come and go beside the journey, and
 * places, sizes and fullscreen are as the visitor last left them.
 */
export const showAgain = (state: WindowsState, { stack, addresses }: Shown): WindowsState => {
  const all = { ...state.addresses, ...addresses };
  const isOpen = (id: WindowId) => state.stack.includes(id);
  const isBeside = (id: WindowId) => all[id] === undefined;
  const openedSince = state.stack.filter((id) => isBeside(id) && !stack.includes(id));
  const next = [...openedSince, ...stack.filter((id) => !isBeside(id) || isOpen(id))];

  const shown = { stack: next, addresses: all };
  const isSameOrder =
    next.length === state.stack.length && next.every((id, index) => id === state.stack[index]);
  if (isSameOrder && isSamePlace(state, shown)) return state;
  return {
    ...state,
    ...shown,
    fullscreen: state.fullscreen.filter((id) => next.includes(id)),
  };
};

export interface Arrival {
  readonly journey: Journey;
  readonly state: WindowsState;
  /** How many entries further back the visitor means, to leave the journey; 0 to stay. */
  readonly stepsOut: number;
}

/**
 * The visitor has gone to an entry with Back or Forward; undefined when there is no such entry. Where
 * nothing would change in sight, the next entry the same way is meant. Back leaves the journey where
 * none is left; Forward ends at its last.
 */
export const travelTo = (
  journey: Journey,
  state: WindowsState,
  position: number,
): Arrival | undefined => {
  const { entries } = journey;
  if (entries[position] === undefined) return undefined;
  const step = Math.sign(position - journey.position);
  const showsNothingNew = (entry: Entry | undefined): boolean =>
    step !== 0 && entry !== undefined && isSameEntry(entry, present(journey));
  let meant = position;
  while (showsNothingNew(entries[meant])) meant += step;

  const last = entries.length - 1;
  const there = { ...journey, position: meant < 0 ? position : Math.min(meant, last) };
  return {
    journey: there,
    state: showAgain(state, present(there).shown),
    stepsOut: meant < 0 ? position + 1 : 0,
  };
};
