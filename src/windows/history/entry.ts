import { isRecord, isText, listOf, valuesWhere } from "../../lib/validators";
import type { AppManifest } from "../manifest";
import { isOpen, type WindowId, type WindowsState } from "../model/state";
import { closeWindow } from "../model/transitions";

/** The open windows, the focused one last, and the address that each of them shows. */
export type Shown = Pick<WindowsState, "stack" | "addresses">;

/** One entry of the browser's history, as plain data in `history.state`. */
export interface HistoryEntry extends Shown {
  /** The number of this desktop's entries before it. */
  readonly index: number;
}

export const shownOf = ({ stack, addresses }: Shown): Shown => ({ stack, addresses });

/**
 * The entry in a history state, or null if the state is not one of ours. An earlier release may have written it:
 * unknown windows and addresses are dropped, and windows that are always open are added.
 */
export const readEntry = (
  state: unknown,
  manifests: readonly Pick<
    AppManifest,
    "id" | "address" | "showsPages" | "hasControls" | "isOpenOnArrival"
  >[],
  isPage: (address: string) => boolean,
): HistoryEntry | null => {
  const entry = isRecord(state) ? state.desktop : undefined;
  if (!isRecord(entry) || !Number.isInteger(entry.index)) return null;
  const open = new Set(listOf(entry.stack).filter(isText));
  const known = [...open].filter((id) => manifests.some((app) => app.id === id));
  const missing = manifests.filter(
    ({ id, hasControls, isOpenOnArrival }) => isOpenOnArrival && !hasControls && !open.has(id),
  );
  const isAddressOf = (address: unknown, id: WindowId): address is string => {
    const app = manifests.find((other) => other.id === id);
    return isText(address) && (app?.showsPages ? isPage(address) : app?.address === address);
  };
  return {
    index: Number(entry.index),
    stack: [...missing.map(({ id }) => id), ...known],
    addresses: valuesWhere(entry.addresses, isAddressOf),
  };
};

const places = ({ stack, addresses }: Shown): string =>
  stack.flatMap((id) => (addresses[id] === undefined ? [] : `${id} ${addresses[id]}`)).join("\n");

/** Whether two entries differ only in windows without an address. */
export const isSamePlace = (one: Shown, other: Shown): boolean => places(one) === places(other);

/** The windows of an entry. Windows without an address stay as they are. */
export const showEntry = (state: WindowsState, { stack, addresses }: Shown): WindowsState => {
  const all = { ...state.addresses, ...addresses };
  const hasAddress = (id: WindowId) => all[id] !== undefined;
  const openedSince = state.stack.filter((id) => !hasAddress(id) && !stack.includes(id));
  const next = [...openedSince, ...stack.filter((id) => hasAddress(id) || isOpen(state, id))];
  const closed = state.stack.filter((id) => !next.includes(id));
  return { ...closed.reduce(closeWindow, state), stack: next, addresses: all };
};
