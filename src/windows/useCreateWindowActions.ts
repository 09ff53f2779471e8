import { useMemo, useState } from "react";
import { scrollMemory } from "../lib/scrollMemory";
import { createJourneyKeeper } from "./journeyKeeper";
import type { AppManifest } from "./manifest";
import type { Journey } from "./model/journey";
import { endOfRound, focusedWindow, isOpen, neighbourOfFocused } from "./model/queries";
import * as transitions from "./model/transitions";
import type { WindowId, WindowsState } from "./model/windowsState";
import type { Openers } from "./openers";
import { openOnArrival } from "./openOnArrival";
import { ownerOf } from "./ownerOf";
import { startAddresses } from "./startAddresses";
import { useReadWindows, useSetRequestedDomFocus, useSetWindowsState } from "./state";
import { travel } from "./travel";
import { windowIdAround } from "./windowElement";
import { createWindowSteps } from "./windowSteps";

/** Makes what is done to windows. The returned object stays the same while the manifests do. */
export const useCreateWindowActions = (manifests: readonly AppManifest[], openers: Openers) => {
  const setState = useSetWindowsState();
  const requestDomFocus = useSetRequestedDomFocus();
  const readWindows = useReadWindows();
  const [keeper] = useState(createJourneyKeeper);

  return useMemo(() => {
    const traveller = { keeper, readWindows, setWindows: setState, requestDomFocus };
    const steps = createWindowSteps(traveller);
    /** Whether the last F6 was the browser's. */
    let isLeft = false;
    const apply =
      <Rest extends unknown[]>(
        transition: (state: WindowsState, id: WindowId, ...rest: Rest) => WindowsState,
      ) =>
      (id: WindowId, ...rest: Rest) =>
        steps.arrange((state) => transition(state, id, ...rest));

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
      steps.goOn(id, (state) => transitions.openWindow(state, id));
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
      steps.goOn(id, (state) => transitions.showInWindow(state, id, address), hash);
      if (isOpening) requestDomFocus({ id, part: "title" });
      else if (focuses === "whatIsShown") requestDomFocus({ id, part: "content" });
    };

    return {
      /** What is open and the way to it, for a reload; undefined before the journey has begun. */
      current() {
        const kept = keeper.current();
        return kept && { ...kept, windows: readWindows() };
      },

      windows: readWindows,

      /** Begins to keep the browser's history, with a journey that goes on or a new one. */
      begin(journey: Journey, id?: string) {
        keeper.begin(journey, id);
      },

      /** All windows as they were: nothing that Back would undo. */
      restore(windows: WindowsState) {
        setState(windows);
      },

      /** The browser has gone to another entry of its history, which has this state. */
      travel(historyState: unknown) {
        travel(traveller, historyState, (address) => {
          const id = ownerOf(manifests, address);
          if (id !== undefined) setState(transitions.showInWindow(readWindows(), id, address));
        });
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
        steps.arrange((state) => transitions.showInstead(state, id, gone, address));
      },

      /** Closes a window; the focus goes back to what opened it, otherwise to the next window. */
      close(id: WindowId) {
        const next = focusedWindow(steps.close(id));
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
        steps.arrange((state) => transitions.resetWindows(state, ids, addresses));
        scrollMemory.forget();
      },
    };
  }, [setState, readWindows, requestDomFocus, manifests, openers, keeper]);
};

export type WindowActions = ReturnType<typeof useCreateWindowActions>;
