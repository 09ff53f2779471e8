import { useMemo } from "react";
import { atom, selectorFamily, useRecoilCallback, useRecoilValue, useSetRecoilState } from "recoil";
import type { Point } from "../lib/geometry";
import * as queries from "./model/queries";
import * as transitions from "./model/transitions";
import { initialWindowsState, type WindowId, type WindowsState } from "./model/windowsState";

/** The one atom of the window manager; the desktop seeds it with the windows of the arrival. */
export const windowsAtom = atom<WindowsState>({
  key: "windows/state",
  default: initialWindowsState([]),
});

/** The window whose title takes the keyboard's focus as soon as it is on screen. */
const requestedDomFocusAtom = atom<WindowId | null>({
  key: "windows/requestedDomFocus",
  default: null,
});

// One selector per question: a component renders again only when its own answer changes.
const selectorOf = <Answer>(key: string, query: (state: WindowsState, id: WindowId) => Answer) =>
  selectorFamily<Answer, WindowId>({
    key: `windows/${key}`,
    get:
      (id) =>
      ({ get }) =>
        query(get(windowsAtom), id),
  });

const isOpenSelector = selectorOf("isOpen", queries.isOpen);
const layerSelector = selectorOf("layer", queries.layerOf);
const orderSelector = selectorOf("order", queries.orderOf);
const isFullscreenSelector = selectorOf("isFullscreen", queries.isFullscreen);
const isCoveredSelector = selectorOf("isCovered", queries.isCovered);
const isFocusedSelector = selectorOf(
  "isFocused",
  (state, id) => queries.focusedWindow(state) === id,
);
const placeSelector = selectorOf("place", (state, id): Point | null => state.places[id] ?? null);
const isDomFocusRequestedSelector = selectorFamily<boolean, WindowId>({
  key: "windows/isDomFocusRequested",
  get:
    (id) =>
    ({ get }) =>
      get(requestedDomFocusAtom) === id,
});

export const useIsWindowOpen = (id: WindowId) => useRecoilValue(isOpenSelector(id));
export const useIsWindowFocused = (id: WindowId) => useRecoilValue(isFocusedSelector(id));
export const useIsWindowFullscreen = (id: WindowId) => useRecoilValue(isFullscreenSelector(id));
export const useIsWindowCovered = (id: WindowId) => useRecoilValue(isCoveredSelector(id));
export const useWindowLayer = (id: WindowId) => useRecoilValue(layerSelector(id));
export const useWindowOrder = (id: WindowId) => useRecoilValue(orderSelector(id));
/** Where the window was last put; null while it is at its start. */
export const useWindowPlace = (id: WindowId) => useRecoilValue(placeSelector(id));
export const useIsDomFocusRequested = (id: WindowId) =>
  useRecoilValue(isDomFocusRequestedSelector(id));

export const useSetRequestedDomFocus = () => useSetRecoilState(requestedDomFocusAtom);

/** Reads the windows' state when called, without subscribing to it. */
export const useReadWindows = () =>
  useRecoilCallback(
    ({ snapshot }) =>
      () =>
        snapshot.getLoadable(windowsAtom).getValue(),
    [],
  );

/** The pure transitions, bound to the atom. The returned object never changes. */
export const useWindowTransitions = () => {
  const setState = useSetRecoilState(windowsAtom);
  return useMemo(
    () => ({
      focus: (id: WindowId) => setState((state) => transitions.focusWindow(state, id)),
      open: (id: WindowId) => setState((state) => transitions.openWindow(state, id)),
      openBehind: (id: WindowId) => setState((state) => transitions.openWindowBehind(state, id)),
      close: (id: WindowId) => setState((state) => transitions.closeWindow(state, id)),
      move: (id: WindowId, place: Point) =>
        setState((state) => transitions.moveWindow(state, id, place)),
      toggleFullscreen: (id: WindowId) =>
        setState((state) => transitions.toggleFullscreen(state, id)),
      exitFullscreen: (id: WindowId) => setState((state) => transitions.exitFullscreen(state, id)),
      reset: (openOnArrival: readonly WindowId[]) =>
        setState((state) => transitions.resetWindows(state, openOnArrival)),
    }),
    [setState],
  );
};
