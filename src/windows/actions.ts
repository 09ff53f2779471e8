import type { Point } from "../lib/geometry";
import { words } from "../words/words";
import type { createHistory } from "./history/createHistory";
import { isSamePlace, readEntry, type Shown, showEntry } from "./history/entry";
import { siteAddress } from "./history/siteAddress";
import { type AppManifest, HOME_ADDRESS, openOnArrival, ownerOf } from "./manifest";
import { boundsIn } from "./model/limits";
import type { SnapTarget } from "./model/snap";
import type { WindowId, WindowsState } from "./model/state";
import * as model from "./model/state";
import { focusOpener, measureOrigins, rememberOpener } from "./openers";
import { ONWARD, readViewport, windowIdAround } from "./screen";
import { scrollMemory } from "./scrollMemory";
import type { useWindowsStore } from "./store";

const { changes } = words;

const EDGES = ["left", "right", "top", "bottom"] as const;

const describe = (change: string, isAt: (edge: (typeof EDGES)[number]) => boolean): string =>
  [change, ...EDGES.filter(isAt).map((edge) => changes[edge])].join(words.marks.comma);

/** A window's new place: the limits that it has come to. */
const describeMove = ({ x, y }: Point, kind: AppManifest["kind"] = "window"): string => {
  const { left, top, right, bottom } = boundsIn(readViewport(), kind);
  const [atStart, atEnd] = [x <= left, x >= right];
  const isAt = {
    left: ONWARD === 1 ? atStart : atEnd,
    right: ONWARD === 1 ? atEnd : atStart,
    top: y <= top,
    bottom: y >= bottom,
  };
  return describe(changes.moved, (edge) => isAt[edge]);
};

const describeSnap = (target: SnapTarget): string =>
  target === "whole"
    ? words.windowMenu.fullscreen
    : describe(changes.snapped, (edge) => target.toLowerCase().includes(edge));

type Transition = (state: WindowsState) => WindowsState;

/** The pages in the window that shows pages. */
export interface Pages {
  readonly isPage: (address: string) => boolean;
  /** The address of the page that is shown. */
  readonly address: () => string;
  readonly show: (address: string) => void;
}

export interface ActionsOptions extends ReturnType<typeof useWindowsStore> {
  readonly manifests: readonly AppManifest[];
  readonly pages: Pages;
  readonly history: ReturnType<typeof createHistory>;
}

/** Everything that can be done to windows, by id. */
export const createActions = ({
  manifests,
  pages,
  history,
  readWindows,
  setState,
  requestFocus,
  announce,
}: ActionsOptions) => {
  const order = manifests.map(({ id }) => id);
  const kinds = new Map(manifests.map(({ id, kind }) => [id, kind]));

  const readShown = (): Shown => ({ stack: readWindows().stack, page: pages.address() });

  /** Makes a change without a history entry. */
  const arrange = (transition: Transition): WindowsState => {
    const next = transition(readWindows());
    setState(next);
    history.replace(readShown());
    return next;
  };

  const action =
    <Rest extends unknown[]>(
      transition: (state: WindowsState, id: WindowId, ...rest: Rest) => WindowsState,
      /** The words in which it is announced. Default: it is not. */
      announceAs?: (next: WindowsState, id: WindowId, ...rest: Rest) => string,
    ) =>
    (id: WindowId, ...rest: Rest): void => {
      const next = arrange((state) => transition(state, id, ...rest));
      if (announceAs) announce(announceAs(next, id, ...rest));
    };

  const focus = action(model.focusWindow);

  /**
   * Opens a window or shows another page in it. Adds a history entry, which Back undoes. Returns whether
   * the window was open.
   */
  const step = (id: WindowId, page?: string, hash = ""): boolean => {
    const before = readShown();
    const wasOpen = before.stack.includes(id);
    if (!wasOpen) rememberOpener(id);
    rememberOpener(history.present()?.index ?? 0);
    measureOrigins();
    const { relatedAddress } = manifests.find((app) => app.id === id) ?? {};
    const sectionsApp = manifests.find((app) => app.showsPages);
    if (relatedAddress !== undefined && sectionsApp && !wasOpen) {
      pages.show(relatedAddress);
      setState(model.openSplit(readWindows(), id, sectionsApp.id));
    } else setState(model.openWindow(readWindows(), id));
    if (page !== undefined) pages.show(page);
    if (!wasOpen || readShown().page !== before.page || hash !== "")
      history.push(readShown(), hash);
    else history.replace(readShown());
    return wasOpen;
  };

  /** Follows a link. The focus goes to a window that opens or comes to the front; of the one in front, to its content if wanted. */
  const follow = (address: string, hash: string, focusesContent: boolean) => {
    const app = ownerOf(manifests, address);
    if (app === undefined) return;
    // The heading is meant, not the place where the page was left.
    if (hash !== "") scrollMemory.forget(address);
    const wasInFront = model.focusedWindow(readWindows()) === app.id;
    const wasOpen = step(app.id, app.showsPages ? address : undefined, hash);
    if (wasInFront && !focusesContent) return;
    requestFocus({ id: app.id, part: wasOpen ? "content" : "title" });
  };

  const read = (historyState: unknown) => readEntry(historyState, manifests, pages.isPage);

  return {
    windows: readWindows,

    /** Reads a `history.state`; null if this site did not write it. */
    readEntry: read,

    /** Starts writing to the browser's history. */
    begin: (index?: number) => history.begin(readShown(), index),

    /** Replaces all windows, without a history entry. An earlier release may have stored others than the site has. */
    restore({ stack, arrangements }: WindowsState) {
      const known = Object.entries(arrangements).filter(([id]) => kinds.has(id));
      setState({ stack, arrangements: Object.fromEntries(known) });
    },

    /** Shows the entry that Back, Forward or a link to a heading has led to. */
    arrive(historyState: unknown) {
      const present = history.present();
      if (present === undefined) return;
      const entry = read(historyState);
      if (entry === null) {
        const address = siteAddress(window.location.pathname);
        const app = ownerOf(manifests, address);
        if (app !== undefined) setState(model.openWindow(readWindows(), app.id));
        if (pages.isPage(address)) pages.show(address);
        history.begin(readShown(), present.index + 1);
        return;
      }
      const before = readShown();
      if (!history.arrive(entry, before)) return;
      measureOrigins();
      setState(showEntry(readWindows(), entry, manifests));
      pages.show(entry.page);
      history.replace(readShown());
      const front = model.focusedWindow(readWindows());
      if (isSamePlace(before, readShown(), manifests) || front === undefined) return;
      requestFocus({
        id: front,
        part: before.stack.at(-1) === front ? "content" : "title",
        ...(entry.index < present.index && { entry: entry.index }),
      });
    },

    focus,
    /** Opens a window or brings it to the front, and focuses its title. */
    open(id: WindowId) {
      step(id);
      requestFocus({ id, part: "title" });
    },
    /** A letter may have been sealed when the site had other windows. */
    openBehind(id: WindowId) {
      if (kinds.has(id)) arrange((state) => model.openWindowBehind(state, id));
    },
    move: action(model.moveWindow, (_, id, place) => describeMove(place, kinds.get(id))),
    resize: action(model.resizeWindow, () => changes.resized),
    restoreSize: action(model.restoreSize, () => changes.resized),
    snap: action(model.snapWindow, (_, _id, target) => describeSnap(target)),
    /** Nothing is announced: scrolling a sheet fills the screen, unasked. */
    fillScreen: action((state, id) => model.snapWindow(state, id, "whole")),
    toggleCollapsed: action(model.toggleCollapsed),
    toggleFullscreen: action(model.toggleFullscreen, (next, id) =>
      model.isFullscreen(next, id) ? words.windowMenu.fullscreen : changes.noFullscreen,
    ),

    /** Follows a link inside a window. */
    goTo: (address: string, hash = "") => follow(address, hash, false),

    /** Follows a link outside the windows. */
    visit: (address: string) => follow(address, "", true),

    /** Closes a window; the focus returns to its opener, otherwise to the next window. */
    close(id: WindowId) {
      measureOrigins();
      const front = model.focusedWindow(arrange((state) => model.closeWindow(state, id)));
      // Its opener may be in a window behind others.
      const isReachable = (opener: Element) => [undefined, front].includes(windowIdAround(opener));
      if (!focusOpener(id, isReachable) && front !== undefined) {
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
      scrollMemory.clear();
    },
  };
};

export type WindowActions = ReturnType<typeof createActions>;
