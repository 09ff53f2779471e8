import { atom, useRecoilCallback, useRecoilValue, useSetRecoilState } from "recoil";
import { initialWindowsState, type WindowId, type WindowsState } from "./model/windowsState";

/** The one atom of the window manager; the desktop seeds it with the windows of the arrival. */
export const windowsAtom = atom<WindowsState>({
  key: "windows/state",
  default: initialWindowsState([]),
});

/** Which window takes the keyboard's focus as soon as it is on screen, and which part of it. */
export interface DomFocusRequest {
  readonly id: WindowId;
  /** The content is what is marked with `data-takes-focus`; without it, the title takes the focus. */
  readonly part: "title" | "content";
}

const requestedDomFocusAtom = atom<DomFocusRequest | null>({
  key: "windows/requestedDomFocus",
  default: null,
});

/** A window that is moved or resized by the arrow keys just now. */
export interface ArrowMode {
  readonly id: WindowId;
  readonly does: "move" | "resize";
}

const arrowModeAtom = atom<ArrowMode | null>({ key: "windows/arrowMode", default: null });

export const useArrowMode = () => useRecoilValue(arrowModeAtom);
export const useSetArrowMode = () => useSetRecoilState(arrowModeAtom);

export const useWindowsState = () => useRecoilValue(windowsAtom);
export const useSetWindowsState = () => useSetRecoilState(windowsAtom);
export const useRequestedDomFocus = () => useRecoilValue(requestedDomFocusAtom);
export const useSetRequestedDomFocus = () => useSetRecoilState(requestedDomFocusAtom);

/** Reads the windows' state when called, without subscribing to it. */
export const useReadWindows = () =>
  useRecoilCallback(
    ({ snapshot }) =>
      () =>
        snapshot.getLoadable(windowsAtom).getValue(),
    [],
  );
