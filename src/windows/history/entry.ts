import { isRecord, isText, listOf } from "../../lib/validators";
import { type AppManifest, addressOf, HOME_ADDRESS } from "../manifest";
import { closeWindow, isOpen, type WindowId, type WindowsState } from "../model/state";

type App = Pick<AppManifest, "id" | "address" | "showsPages">;

/** The open windows, the focused one last, and the page in the window that shows pages. */
export interface Shown {
  readonly stack: readonly WindowId[];
  readonly page: string;
}

/** One entry of the browser's history, as plain data in `history.state`. */
export interface HistoryEntry extends Shown {
  /** The number of this desktop's entries before it. */
  readonly index: number;
}

/**
 * Reads the entry in a history state; null if this site did not write it. An earlier release may have:
 * unknown windows and pages are dropped, and windows that are always open are added.
 */
export const readEntry = (
  state: unknown,
  manifests: readonly (App & Pick<AppManifest, "hasControls" | "isOpenOnArrival">)[],
  isPage: (address: string) => boolean,
): HistoryEntry | null => {
  const entry = isRecord(state) ? state.desktop : undefined;
  if (!isRecord(entry) || !Number.isInteger(entry.index)) return null;
  const open = new Set(listOf(entry.stack).filter(isText));
  const known = [...open].filter((id) => manifests.some((app) => app.id === id));
  const missing = manifests.filter(
    ({ id, hasControls, isOpenOnArrival }) => isOpenOnArrival && !hasControls && !open.has(id),
  );
  return {
    index: Number(entry.index),
    stack: [...missing.map(({ id }) => id), ...known],
    page: isText(entry.page) && isPage(entry.page) ? entry.page : HOME_ADDRESS,
  };
};

const hasAddress = (id: WindowId, manifests: readonly App[]) =>
  manifests.some((app) => app.id === id && app.address !== undefined);

const places = ({ stack, page }: Shown, manifests: readonly App[]): string =>
  manifests
    .filter(({ address }) => address !== undefined)
    .map((app) => [stack.indexOf(app.id), addressOf(app, page)] as const)
    .filter(([order]) => order >= 0)
    .sort(([one], [other]) => one - other)
    .map(([, address]) => address)
    .join("\n");

/** Whether two entries differ only in windows without an address. */
export const isSamePlace = (one: Shown, other: Shown, manifests: readonly App[]): boolean =>
  places(one, manifests) === places(other, manifests);

/** The windows of an entry. Windows without an address stay as they are. */
export const showEntry = (
  state: WindowsState,
  { stack }: Pick<Shown, "stack">,
  manifests: readonly App[],
): WindowsState => {
  const isStaying = (id: WindowId) => !hasAddress(id, manifests) && isOpen(state, id);
  const openedSince = state.stack.filter((id) => isStaying(id) && !stack.includes(id));
  const next = [
    ...openedSince,
    ...stack.filter((id) => hasAddress(id, manifests) || isStaying(id)),
  ];
  const closed = state.stack.filter((id) => !next.includes(id));
  return { ...closed.reduce(closeWindow, state), stack: next };
};
