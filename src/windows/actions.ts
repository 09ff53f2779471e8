import { scrollMemory } from "../lib/scrollMemory";
import type { createHistory } from "./history/createHistory";
import { type HistoryEntry, isSamePlace, readEntry, type Shown, showEntry } from "./history/entry";
import { siteAddress } from "./history/siteAddress";
import { type AppManifest, HOME_ADDRESS, openOnArrival, ownerOf } from "./manifest";
import type { WindowId, WindowsState } from "./model/state";
import * as model from "./model/state";
import { focusOpener, type Openers } from "./openers";
import type { useReadWindows, useSetFocusRequest, useSetWindowsState } from "./state";

type Transition = (state: WindowsState) => WindowsState;

/** The pages in the window that shows pages. */
export interface Pages {
  /** Whether there is a page at an address. */
  readonly isPage: (address: string) => boolean;
  /** The address of the page that is shown. */
  readonly address: () => string;
  readonly show: (address: string) => void;
}

export interface ActionsOptions {
  readonly manifests: readonly AppManifest[];
  readonly pages: Pages;
  readonly openers: Openers;
  readonly history: ReturnType<typeof createHistory>;
  readonly readWindows: ReturnType<typeof useReadWindows>;
  readonly setState: ReturnType<typeof useSetWindowsState>;
  readonly requestFocus: ReturnType<typeof useSetFocusRequest>;
}

/** Everything that can be done to windows, by id. */
export const createActions = ({
  manifests,
  pages,
  openers,
  history,
  readWindows,
  setState,
  requestFocus,
}: ActionsOptions) => {
  const order = manifests.map(({ id }) => id);

  const shown = (): Shown => ({ stack: readWindows().stack, page: pages.address() });

  /** Makes a change without a history entry. */
  const arrange = (transition: Transition): WindowsState => {
    const next = transition(readWindows());
    setState(next);
    history.replace(shown());
    return next;
  };

  const action =
    <Rest extends unknown[]>(
      transition: (state: WindowsState, id: WindowId, ...rest: Rest) => WindowsState,
    ) =>
    (id: WindowId, ...rest: Rest): void => {
      arrange((state) => transition(state, id, ...rest));
    };

  const focus = action(model.focusWindow);

  /** Opens a window or shows another page in it. Adds a history entry, which Back undoes. */
  const step = (id: WindowId, page?: string, hash = "") => {
    const before = shown();
    const wasOpen = before.stack.includes(id);
    const opener = document.activeElement;
    if (!wasOpen && opener !== null) openers.set(id, opener);
    setState(model.openWindow(readWindows(), id));
    if (page !== undefined) pages.show(page);
    if (!wasOpen || shown().page !== before.page || hash !== "") history.push(shown(), hash);
    else history.replace(shown());
    if (!wasOpen) requestFocus({ id, part: "title" });
    return wasOpen;
  };

  const open = (id: WindowId) => {
    step(id);
    requestFocus({ id, part: "title" });
  };

  const goTo = (address: string, hash = ""): { id: WindowId; wasOpen: boolean } | undefined => {
    const id = ownerOf(manifests, address);
    if (id === undefined) return undefined;
    // The heading is meant, not the place where the page was left.
    if (hash !== "") scrollMemory.forget(address);
    const showsPages = manifests.find((app) => app.id === id)?.showsPages;
    return { id, wasOpen: step(id, showsPages ? address : undefined, hash) };
  };

  return {
    windows: readWindows,

    /** Reads a `history.state`; null if this site did not write it. */
    readEntry: (historyState: unknown) => readEntry(historyState, manifests, pages.isPage),

    /** Starts writing to the browser's history. */
    begin(entry?: HistoryEntry) {
      history.begin(shown(), entry?.index);
    },

    /** Replaces all windows, without a history entry. */
    restore: setState,

    /** Shows the entry that Back, Forward or a link to a heading has led to. */
    arrive(historyState: unknown) {
      const present = history.present();
      if (present === undefined) return;
      const entry = readEntry(historyState, manifests, pages.isPage);
      if (entry === null) {
        const address = siteAddress(window.location.pathname);
        const id = ownerOf(manifests, address);
        if (id !== undefined) setState(model.openWindow(readWindows(), id));
        if (pages.isPage(address)) pages.show(address);
        history.begin(shown(), present.index + 1);
        return;
      }
      const before = shown();
      if (!history.arrive(entry, before)) return;
      setState(showEntry(readWindows(), entry, manifests));
      pages.show(entry.page);
      history.replace(shown());
      const front = model.focusedWindow(readWindows());
      if (isSamePlace(before, shown(), manifests) || front === undefined) return;
      requestFocus({ id: front, part: before.stack.at(-1) === front ? "content" : "title" });
    },

    focus,
    /** Opens a window or brings it to the front, and focuses its title. */
    open,
    openBehind: action(model.openWindowBehind),
    move: action(model.moveWindow),
    resize: action(model.resizeWindow),
    restoreSize: action(model.restoreSize),
    snap: action(model.snapWindow),
    toggleFullscreen: action(model.toggleFullscreen),
    enterFullscreen: action(model.enterFullscreen),
    exitFullscreen: action(model.exitFullscreen),

    /** Follows a link inside a window: the focus moves only if a window opens. */
    goTo: (address: string, hash?: string) => void goTo(address, hash),

    /** Follows a link outside the windows: the focus moves to the content. */
    visit(address: string) {
      const shown = goTo(address);
      if (shown?.wasOpen) requestFocus({ id: shown.id, part: "content" });
    },

    /** Closes a window; the focus returns to its opener, otherwise to the next window. */
    close(id: WindowId) {
      const front = model.focusedWindow(arrange((state) => model.closeWindow(state, id)));
      if (!focusOpener(openers, id, front) && front !== undefined) {
        requestFocus({ id: front, part: "title" });
      }
    },

    /** Focuses the next or previous open window. */
    focusNeighbour(by: 1 | -1) {
      const neighbour = model.neighbourOfFocused(readWindows(), order, by);
      if (neighbour === undefined) return;
      focus(neighbour);
      requestFocus({ id: neighbour, part: "title" });
    },

    /** Arranges all windows as on arrival at the first page, without a history entry. */
    reset() {
      pages.show(HOME_ADDRESS);
      arrange((state) => model.resetWindows(state, openOnArrival(manifests)));
      scrollMemory.forget();
    },
  };
};

export type WindowActions = ReturnType<typeof createActions>;
