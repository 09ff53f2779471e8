import { scrollMemory } from "../lib/scrollMemory";
import type { createHistory } from "./history/createHistory";
import { type HistoryEntry, isSamePlace, readEntry, showEntry, shownOf } from "./history/entry";
import { siteAddress } from "./history/siteAddress";
import { type AppManifest, openOnArrival, ownerOf, startAddresses } from "./manifest";
import {
  addressInFront,
  focusedWindow,
  isOpen,
  neighbourOfFocused,
  type WindowId,
  type WindowsState,
} from "./model/state";
import * as transitions from "./model/transitions";
import { focusOpener, type Openers } from "./openers";
import type { useReadWindows, useSetFocusRequest, useSetWindowsState } from "./state";

type Transition = (state: WindowsState) => WindowsState;

export interface ActionsOptions {
  readonly manifests: readonly AppManifest[];
  /** Whether the window that shows pages can show an address. */
  readonly isPage: (address: string) => boolean;
  readonly openers: Openers;
  readonly history: ReturnType<typeof createHistory>;
  readonly readWindows: ReturnType<typeof useReadWindows>;
  readonly setState: ReturnType<typeof useSetWindowsState>;
  readonly requestFocus: ReturnType<typeof useSetFocusRequest>;
}

/** Everything that can be done to windows, by id. */
export const createActions = ({
  manifests,
  isPage,
  openers,
  history,
  readWindows,
  setState,
  requestFocus,
}: ActionsOptions) => {
  const order = manifests.map(({ id }) => id);

  /** Makes a change that is no step for Back. */
  const arrange = (transition: Transition): WindowsState => {
    const next = transition(readWindows());
    setState(next);
    history.replace(shownOf(next));
    return next;
  };

  const action =
    <Rest extends unknown[]>(
      transition: (state: WindowsState, id: WindowId, ...rest: Rest) => WindowsState,
    ) =>
    (id: WindowId, ...rest: Rest): void => {
      arrange((state) => transition(state, id, ...rest));
    };

  const focus = action(transitions.focusWindow);

  /** Opens a window or shows another address in it: a step, which Back undoes. */
  const step = (id: WindowId, transition: Transition, hash = "") => {
    const state = readWindows();
    const wasOpen = isOpen(state, id);
    const opener = document.activeElement;
    if (!wasOpen && opener !== null) openers.set(id, opener);
    const next = transition(state);
    setState(next);
    if (!wasOpen || state.addresses[id] !== next.addresses[id]) history.push(shownOf(next), hash);
    else history.replace(shownOf(next));
    if (!wasOpen) requestFocus({ id, part: "title" });
    return wasOpen;
  };

  const open = (id: WindowId) => {
    step(id, (state) => transitions.openWindow(state, id));
    requestFocus({ id, part: "title" });
  };

  const goTo = (address: string, hash = ""): { id: WindowId; wasOpen: boolean } | undefined => {
    const id = ownerOf(manifests, address);
    if (id === undefined) return undefined;
    // The heading is meant, not the place where the page was left.
    if (hash !== "") scrollMemory.forget(address);
    const show = (state: WindowsState) => transitions.showInWindow(state, id, address);
    return { id, wasOpen: step(id, show, hash) };
  };

  /** Whether the last F6 was left to the browser. */
  let hasLeft = false;

  return {
    windows: readWindows,

    /** Reads a `history.state`; null if this site did not write it. */
    readEntry: (historyState: unknown) => readEntry(historyState, manifests, isPage),

    /** Starts writing to the browser's history. */
    begin(entry?: HistoryEntry) {
      history.begin(shownOf(readWindows()), entry?.index);
    },

    /** Replaces all windows, without a step. */
    restore: setState,

    /** Shows the entry that Back, Forward or a link to a heading has led to. */
    arrive(historyState: unknown) {
      const present = history.present();
      if (present === undefined) return;
      const state = readWindows();
      const entry = readEntry(historyState, manifests, isPage);
      if (entry === null) {
        const address = siteAddress(window.location.pathname);
        const id = ownerOf(manifests, address);
        if (id !== undefined && address !== addressInFront(state)) {
          setState(transitions.showInWindow(state, id, address));
        }
        history.begin(shownOf(readWindows()), present.index + 1);
        return;
      }
      if (!history.arrive(entry, state)) return;
      const next = showEntry(state, entry);
      setState(next);
      history.replace(shownOf(next));
      const front = focusedWindow(next);
      if (isSamePlace(state, next) || front === undefined) return;
      requestFocus({ id: front, part: focusedWindow(state) === front ? "content" : "title" });
    },

    focus,
    /** Opens a window or brings it to the front, and focuses its title. */
    open,
    openBehind: action(transitions.openWindowBehind),
    move: action(transitions.moveWindow),
    resize: action(transitions.resizeWindow),
    restoreSize: action(transitions.restoreSize),
    snap: action(transitions.snapWindow),
    toggleFullscreen: action(transitions.toggleFullscreen),
    enterFullscreen: action(transitions.enterFullscreen),
    exitFullscreen: action(transitions.exitFullscreen),

    /** Follows a link inside a window: the focus moves only if a window opens. */
    goTo: (address: string, hash?: string) => void goTo(address, hash),

    /** Follows a link outside the windows: the focus moves to the content. */
    visit(address: string) {
      const shown = goTo(address);
      if (shown?.wasOpen) requestFocus({ id: shown.id, part: "content" });
    },

    /** Shows another page instead of one that no longer exists, without a step. */
    showInstead(gone: string, address: string) {
      const id = ownerOf(manifests, gone);
      if (id !== undefined) arrange((state) => transitions.showInstead(state, id, gone, address));
    },

    /** Closes a window; the focus returns to its opener, otherwise to the next window. */
    close(id: WindowId) {
      const front = focusedWindow(arrange((state) => transitions.closeWindow(state, id)));
      if (!focusOpener(openers, id, front) && front !== undefined) {
        requestFocus({ id: front, part: "title" });
      }
    },

    /**
     * Focuses the next or previous open window. False at the end, where `mayLeave` leaves the key to
     * the browser; the next time the round begins again.
     */
    focusNeighbour(by: 1 | -1, mayLeave: boolean): boolean {
      const state = readWindows();
      const next = neighbourOfFocused(state, order, by);
      hasLeft = next === undefined && mayLeave && !hasLeft;
      const ends = order.filter((id) => isOpen(state, id));
      const neighbour = next ?? ends.at(by === 1 ? 0 : -1);
      if (hasLeft || neighbour === undefined) return false;
      focus(neighbour);
      requestFocus({ id: neighbour, part: "title" });
      return true;
    },

    /** Arranges all windows as on arrival at the first page, without a step. */
    reset() {
      arrange((state) =>
        transitions.resetWindows(state, openOnArrival(manifests), startAddresses(manifests)),
      );
      scrollMemory.forget();
    },
  };
};

export type WindowActions = ReturnType<typeof createActions>;
