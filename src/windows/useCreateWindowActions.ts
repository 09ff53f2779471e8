import { useMemo, useState } from "react";
import { scrollMemory } from "../lib/scrollMemory";
import { createHistory } from "./history/createHistory";
import { type HistoryEntry, isSamePlace, readEntry, showEntry, shownOf } from "./history/entry";
import { siteAddress } from "./history/siteAddress";
import type { AppManifest } from "./manifest";
import {
  addressInFront,
  endOfRound,
  focusedWindow,
  isOpen,
  neighbourOfFocused,
} from "./model/queries";
import * as transitions from "./model/transitions";
import type { WindowId, WindowsState } from "./model/windowsState";
import type { Openers } from "./openers";
import { openOnArrival } from "./openOnArrival";
import { ownerOf } from "./ownerOf";
import { startAddresses } from "./startAddresses";
import { useReadWindows, useSetRequestedDomFocus, useSetWindowsState } from "./state";
import { windowIdAround } from "./windowElement";

type Transition = (state: WindowsState) => WindowsState;

/**
 * Makes what is done to windows. The returned object stays the same while the parameters do.
 *
 * @param isPage Whether the window that shows pages can show an address.
 */
export const useCreateWindowActions = (
  manifests: readonly AppManifest[],
  isPage: (address: string) => boolean,
  openers: Openers,
) => {
  const setState = useSetWindowsState();
  const requestDomFocus = useSetRequestedDomFocus();
  const readWindows = useReadWindows();
  const [history] = useState(createHistory);

  return useMemo(() => {
    /** Changes what Back does not bring back. Returns the new state. */
    const arrange = (transition: Transition): WindowsState => {
      const next = transition(readWindows());
      if (next !== readWindows()) setState(next);
      history.replace(shownOf(next));
      return next;
    };

    /** Opens a window, or lets it show something else, perhaps at a heading of it: Back undoes that. */
    const goOn = (id: WindowId, transition: Transition, hash = "") => {
      const state = readWindows();
      const next = transition(state);
      if (next === state) return;
      setState(next);
      const isStep = !isOpen(state, id) || state.addresses[id] !== next.addresses[id];
      if (isStep) history.push(shownOf(next), hash);
      else history.replace(shownOf(next));
    };

    const showUnknown = (address: string) => {
      const id = ownerOf(manifests, address);
      if (id !== undefined) setState(transitions.showInWindow(readWindows(), id, address));
    };

    /** Whether the last F6 was the browser's. */
    let isLeft = false;
    const apply =
      <Rest extends unknown[]>(
        transition: (state: WindowsState, id: WindowId, ...rest: Rest) => WindowsState,
      ) =>
      (id: WindowId, ...rest: Rest): void => {
        arrange((state) => transition(state, id, ...rest));
      };

    const focus = apply(transitions.focusWindow);

    const raise = (id: WindowId) => {
      focus(id);
      requestDomFocus({ id, part: "title" });
    };

    /** What has the focus gets it back on closing; what was pressed has it. */
    const rememberOpener = (id: WindowId) => {
      const opener = document.activeElement;
      if (opener !== null && !isOpen(readWindows(), id)) openers.remember(id, opener);
    };

    /** Opens a window, or brings it to the front, and moves the keyboard's focus to its title. */
    const open = (id: WindowId) => {
      rememberOpener(id);
      goOn(id, (state) => transitions.openWindow(state, id));
      requestDomFocus({ id, part: "title" });
    };

    /** Shows what an address of this site names, in the window that it belongs to. */
    const goTo = (
      address: string,
      hash = "",
      focuses: "whatOpens" | "whatIsShown" = "whatOpens",
    ) => {
      const id = ownerOf(manifests, address);
      if (id === undefined) return;
      // The heading is meant, not where the page was left.
      if (hash !== "") scrollMemory.forget(address);
      const isOpening = !isOpen(readWindows(), id);
      rememberOpener(id);
      goOn(id, (state) => transitions.showInWindow(state, id, address), hash);
      if (isOpening) requestDomFocus({ id, part: "title" });
      else if (focuses === "whatIsShown") requestDomFocus({ id, part: "content" });
    };

    return {
      windows: readWindows,

      /** The entry in a history state as this site can show it; null if the state is none of ours. */
      readEntry: (historyState: unknown) => readEntry(historyState, manifests, isPage),

      /** Begins to keep the browser's history. Until then nothing is written there. */
      begin(entry?: HistoryEntry) {
        history.begin(shownOf(readWindows()), entry?.index);
      },

      /** All windows as they were: nothing that Back would undo. */
      restore: setState,

      /** The browser has come to an entry of its history with Back, Forward or a link to a heading. */
      arrive(historyState: unknown) {
        const present = history.present();
        if (present === undefined) return;
        const state = readWindows();
        const entry = readEntry(historyState, manifests, isPage);
        if (entry === null) {
          const address = siteAddress(window.location.pathname);
          if (address !== addressInFront(state)) showUnknown(address);
          history.begin(shownOf(readWindows()), present.index + 1);
          return;
        }
        if (!history.arrive(entry, state)) return;
        const next = showEntry(state, entry);
        setState(next);
        history.replace(shownOf(next));
        const front = focusedWindow(next);
        if (isSamePlace(state, next) || front === undefined) return;
        requestDomFocus({ id: front, part: focusedWindow(state) === front ? "content" : "title" });
      },

      focus,
      open,
      openBehind: apply(transitions.openWindowBehind),
      move: apply(transitions.moveWindow),
      resize: apply(transitions.resizeWindow),
      restoreSize: apply(transitions.restoreSize),
      tile: apply(transitions.tileWindow),
      rearrange: apply(transitions.rearrangeWindow),
      dropAt: apply(transitions.dropWindow),
      dropInto: apply(transitions.snapWindow),
      toggleFullscreen: apply(transitions.toggleFullscreen),
      enterFullscreen: apply(transitions.enterFullscreen),
      exitFullscreen: apply(transitions.exitFullscreen),

      /** For links beside what they change, perhaps to a heading of it: only a window that opens takes the focus. */
      goTo: (address: string, hash?: string) => goTo(address, hash),

      /** For what is no window's: the focus goes where the change is. */
      visit: (address: string) => goTo(address, "", "whatIsShown"),

      /** Shows another page in place of one that has turned out to be gone: no step of the visitor's. */
      showInstead(gone: string, address: string) {
        const id = ownerOf(manifests, gone);
        if (id === undefined) return;
        arrange((state) => transitions.showInstead(state, id, gone, address));
      },

      /** Closes a window; the focus goes back to what opened it, otherwise to the next window. */
      close(id: WindowId) {
        const next = focusedWindow(arrange((state) => transitions.closeWindow(state, id)));
        const opener = openers.of(id);
        const openerIsInSight =
          opener instanceof HTMLElement &&
          opener !== document.body &&
          opener.isConnected &&
          [undefined, next].includes(windowIdAround(opener));
        if (openerIsInSight) opener.focus();
        else if (next !== undefined) requestDomFocus({ id: next, part: "title" });
      },

      /**
       * Goes on to the next open window, or back to the one before. False at the end, where `mayLeave`
       * lets the browser have the key; the next time, or without it, the round begins again.
       */
      raiseNeighbour(step: 1 | -1, mayLeave: boolean): boolean {
        const order = manifests.map(({ id }) => id);
        const next = neighbourOfFocused(readWindows(), order, step);
        isLeft = next === undefined && mayLeave && !isLeft;
        const neighbour = next ?? endOfRound(readWindows(), order, step);
        if (isLeft || neighbour === undefined) return false;
        raise(neighbour);
        return true;
      },

      /** All windows back to how a visitor finds them at the site's first page. No step: Back could not bring back all of it. */
      reset() {
        const ids = openOnArrival(manifests);
        const addresses = startAddresses(manifests);
        arrange((state) => transitions.resetWindows(state, ids, addresses));
        scrollMemory.forget();
      },
    };
  }, [setState, readWindows, requestDomFocus, manifests, isPage, openers, history]);
};

export type WindowActions = ReturnType<typeof useCreateWindowActions>;
