import { useMemo } from "react";
import { focusedWindow, isOpen, neighbourOfFocused } from "./model/queries";
import { closeWindow } from "./model/transitions";
import type { WindowId } from "./model/windowsState";
import { useReadWindows, useSetRequestedDomFocus, useWindowTransitions } from "./state";
import { useWindowManager } from "./WindowManager";
import { windowIdAround } from "./windowElement";

/** Everything that may be done to windows, by id. The returned object stays the same. */
export const useWindowActions = () => {
  const transitions = useWindowTransitions();
  const readWindows = useReadWindows();
  const requestDomFocus = useSetRequestedDomFocus();
  const { manifests, openers } = useWindowManager();

  return useMemo(() => {
    const raise = (id: WindowId) => {
      transitions.focus(id);
      requestDomFocus(id);
    };

    return {
      ...transitions,

      /** Opens a window, or brings it to the front, and moves the keyboard's focus to its title. */
      open(id: WindowId) {
        const opener = document.activeElement;
        if (opener !== null && !isOpen(readWindows(), id)) openers.set(id, opener);
        transitions.open(id);
        requestDomFocus(id);
      },

      /** Closes a window; the focus goes back to what opened it, otherwise to the next window. */
      close(id: WindowId) {
        const next = focusedWindow(closeWindow(readWindows(), id));
        const opener = openers.get(id);
        openers.delete(id);
        transitions.close(id);
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
        transitions.reset(openOnArrival);
      },
    };
  }, [transitions, readWindows, requestDomFocus, manifests, openers]);
};
