import { numbersIn, recordOf, textsOf } from "../../lib/unknownValue";
import { type Addressed, HOME_ADDRESS } from "../manifest";
import { closeWindow, type WindowId, type WindowsState } from "../model/state";

/** The open windows, the focused one last, and the page in the window that shows pages. */
export interface Shown {
  readonly stack: readonly WindowId[];
  readonly page: string;
}

/** An entry of the browser's history, as plain data in `history.state`. */
export interface HistoryEntry extends Shown {
  /** The number of this desktop's entries before it. */
  readonly index: number;
}

/**
 * Reads the entry in a history state; null if this site did not write it. An earlier release may
 * have: windows and pages that it no longer has are dropped.
 */
export const readEntry = (
  state: unknown,
  manifests: readonly Addressed[],
  isPage: (address: string) => boolean,
): HistoryEntry | null => {
  const entry = recordOf(recordOf(state).desktop);
  const { stack, page } = entry;
  if (!Array.isArray(stack)) return null;
  return {
    index: numbersIn(entry).index ?? 0,
    stack: [...new Set(textsOf(stack))].filter((id) => manifests.some((app) => app.id === id)),
    page: typeof page === "string" && isPage(page) ? page : HOME_ADDRESS,
  };
};

const hasAddress = (id: WindowId, manifests: readonly Addressed[]) =>
  manifests.some((app) => app.id === id && app.address !== undefined);

/** Entries of one place differ only in windows without an address. */
export const isSamePlace = (one: Shown, other: Shown, manifests: readonly Addressed[]): boolean => {
  const placed = ({ stack }: Shown) => stack.filter((id) => hasAddress(id, manifests)).join();
  return one.page === other.page && placed(one) === placed(other);
};

/** The windows of an entry. Windows without an address that were opened since stay open. */
export const showEntry = (
  state: WindowsState,
  { stack }: Pick<Shown, "stack">,
  manifests: readonly Addressed[],
): WindowsState => {
  const others = state.stack.filter((id) => !stack.includes(id));
  const closed = others.filter((id) => hasAddress(id, manifests));
  const staying = others.filter((id) => !closed.includes(id));
  return { ...closed.reduce(closeWindow, state), stack: [...staying, ...stack] };
};
