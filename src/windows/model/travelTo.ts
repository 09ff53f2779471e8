import { isSameEntry, isSamePlace, type Journey, present, type Shown } from "./journey";
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
  /** Where nothing changes in sight, the next entry the same way is meant: 1 is on, -1 is back. */
  readonly further: number;
}

/** The visitor has gone to an entry with Back or Forward; undefined when there is no such entry. */
export const travelTo = (
  journey: Journey,
  state: WindowsState,
  position: number,
): Arrival | undefined => {
  const entry = journey.entries[position];
  if (entry === undefined) return undefined;
  return {
    journey: { ...journey, position },
    state: showAgain(state, entry.shown),
    further: isSameEntry(entry, present(journey)) ? Math.sign(position - journey.position) : 0,
  };
};
