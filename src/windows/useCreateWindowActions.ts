import { useMemo, useState } from "react";
import type { AppManifest } from "./manifest";
import { focusedWindow, isOpen, neighbourOfFocused } from "./model/queries";
import * as transitions from "./model/transitions";
import type { WindowId, WindowsState } from "./model/windowsState";
import { useReadWindows, useSetRequestedDomFocus, useSetWindowsState } from "./state";
import { windowIdAround } from "./windowElement";

/** Makes what is done to windows. The returned object stays the same while the manifests do. */
export const useCreateWindowActions = (manifests: readonly AppManifest[]) => {
  const setState = useSetWindowsState();
  const requestDomFocus = useSetRequestedDomFocus();
  const readWindows = useReadWindows();
  /** What had the focus when a window was opened, to give it back on closing. */
  const [openers] = useState(() => new Map<WindowId, Element>());

  return useMemo(() => {
    const apply =
      <Rest extends unknown[]>(
        transition: (state: WindowsState, id: WindowId, ...rest: Rest) => WindowsState,
      ) =>
      (id: WindowId, ...rest: Rest) =>
        setState((state) => transition(state, id, ...rest));

    const focus = apply(transitions.focusWindow);

    const raise = (id: WindowId) => {
      focus(id);
      requestDomFocus(id);
    };

    return {
      focus,
      openBehind: apply(transitions.openWindowBehind),
      move: apply(transitions.moveWindow),
      toggleFullscreen: apply(transitions.toggleFullscreen),
      exitFullscreen: apply(transitions.exitFullscreen),

      /** Opens a window, or brings it to the front, and moves the keyboard's focus to its title. */
      open(id: WindowId) {
        const opener = document.activeElement;
        if (opener !== null && !isOpen(readWindows(), id)) openers.set(id, opener);
        setState((state) => transitions.openWindow(state, id));
        requestDomFocus(id);
      },

      /** Closes a window; the focus goes back to what opened it, otherwise to the next window. */
      close(id: WindowId) {
        const next = focusedWindow(transitions.closeWindow(readWindows(), id));
        const opener = openers.get(id);
        openers.delete(id);
        setState((state) => transitions.closeWindow(state, id));
        const openerIsInSight =
          opener instanceof HTMLElement &&
          opener !== document.body &&
          opener.isConnected &&
          [undefined, next].includes(windowIdAround(opener));
        if (openerIsInSight) opener.focus();
        else if (next !== undefined) requestDomFocus(next);
      },

      /** Goes on to the next open window (or back to the one before), going round. */
      raiseNeighbour(step: 1 | -1) {
        const neighbour = neighbourOfFocused(
          readWindows(),
          manifests.map(({ id }) => id),
          step,
        );
        if (neighbour !== undefined) raise(neighbour);
      },

      /** All windows back to how a visitor finds them. */
      reset() {
        const openOnArrival = manifests
          .filter(({ isOpenOnArrival }) => isOpenOnArrival)
          .map(({ id }) => id);
        setState((state) => transitions.resetWindows(state, openOnArrival));
      },
    };
  }, [setState, readWindows, requestDomFocus, manifests, openers]);
};

export type WindowActions = ReturnType<typeof useCreateWindowActions>;
