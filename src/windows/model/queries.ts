import type { Point, Size } from "../../lib/geometry";
import { layers } from "../../theme/layers";
import type { TileName } from "./tiles";
import type { WindowId, WindowsState } from "./windowsState";

export const isOpen = (state: WindowsState, id: WindowId): boolean => state.stack.includes(id);

export const focusedWindow = (state: WindowsState): WindowId | undefined => state.stack.at(-1);

/** The painting layer: 1002 for the focused window, 1000 for every other one. */
export const layerOf = (state: WindowsState, id: WindowId): number =>
  focusedWindow(state) === id ? layers.windowFocused : layers.window;

/** The painting order: the `z-index` of what is around the window, most recent highest. */
export const orderOf = (state: WindowsState, id: WindowId): number => state.stack.indexOf(id);

/** The site's first page: what the browser shows when nothing that is open has an address. */
export const HOME_ADDRESS = "/";

type WhatIsOpen = Pick<WindowsState, "stack" | "addresses">;

/** The open window that is furthest in front among those that have an address. */
export const windowWithAddressInFront = ({ stack, addresses }: WhatIsOpen): WindowId | undefined =>
  stack.findLast((id) => addresses[id] !== undefined);

/** What the browser's address says while these windows are open. */
export const addressInFront = (open: WhatIsOpen): string => {
  const front = windowWithAddressInFront(open);
  return (front === undefined ? undefined : open.addresses[front]) ?? HOME_ADDRESS;
};

export const isFullscreen = (state: WindowsState, id: WindowId): boolean =>
  state.fullscreen.includes(id);

/** Whether a fullscreen window lies over this one, so that nothing in it may be reached. */
export const isCovered = (state: WindowsState, id: WindowId): boolean =>
  state.stack.slice(orderOf(state, id) + 1).some((other) => isFullscreen(state, other));

/** All that one window needs to know of where it stands among the others. */
export interface WindowStanding {
  readonly isOpen: boolean;
  readonly isFocused: boolean;
  readonly isFullscreen: boolean;
  readonly isCovered: boolean;
  readonly layer: number;
  readonly order: number;
  /** Where it was last put; null while it is at its start. */
  readonly place: Point | null;
  /** What it was last resized to; null while it has its first size. */
  readonly size: Size | null;
  /** The half or quarter of the desktop that it fills; null when it stands free. */
  readonly tile: TileName | null;
  /** The address of what it shows; null when it has none. */
  readonly address: string | null;
}

export const standingOf = (state: WindowsState, id: WindowId): WindowStanding => ({
  isOpen: isOpen(state, id),
  isFocused: focusedWindow(state) === id,
  isFullscreen: isFullscreen(state, id),
  isCovered: isCovered(state, id),
  layer: layerOf(state, id),
  order: orderOf(state, id),
  place: state.places[id] ?? null,
  size: state.sizes[id] ?? null,
  tile: state.tiles[id] ?? null,
  address: state.addresses[id] ?? null,
});

/** The open window after (or before) the focused one in `tabOrder`; undefined at the end. */
export const neighbourOfFocused = (
  { stack }: WindowsState,
  tabOrder: readonly WindowId[],
  step: 1 | -1,
): WindowId | undefined => {
  const open = tabOrder.filter((id) => stack.includes(id));
  const focused = stack.at(-1);
  return focused === undefined ? undefined : open[open.indexOf(focused) + step];
};

/** The open window that a round through `tabOrder` begins with; undefined where none is open. */
export const endOfRound = (
  { stack }: WindowsState,
  tabOrder: readonly WindowId[],
  step: 1 | -1,
): WindowId | undefined => {
  const open = tabOrder.filter((id) => stack.includes(id));
  return open.at(step === 1 ? 0 : -1);
};
