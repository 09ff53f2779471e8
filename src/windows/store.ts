import {
  atom,
  selector,
  selectorFamily,
  useRecoilCallback,
  useRecoilState,
  useRecoilValue,
  useSetRecoilState,
} from "recoil";
import { useAnnounce } from "./announcement";
import type { AppManifest } from "./manifest";
import {
  focusedWindow,
  initialWindowsState,
  isFullscreen,
  selectWindow,
  type WindowId,
  type WindowsState,
} from "./model/state";

/** The stack of open windows, and how each is arranged. The page of the arrival seeds it. */
export const windowsAtom = atom<WindowsState>({
  key: "windows",
  default: initialWindowsState([]),
});

const stackSelector = selector({
  key: "windows/stack",
  get: ({ get }) => get(windowsAtom).stack,
});

const isFrontFullscreenSelector = selector({
  key: "windows/isFrontFullscreen",
  get: ({ get }) => {
    const windows = get(windowsAtom);
    const front = focusedWindow(windows);
    return front !== undefined && isFullscreen(windows, front);
  },
});

export type SelectedWindow = ReturnType<typeof selectWindow>;

/** The part of a manifest that the state needs. */
type Selectable = Pick<AppManifest, "id" | "coveredBy">;

const windowSelector = selectorFamily<SelectedWindow, Selectable>({
  key: "windows/window",
  get:
    ({ id, coveredBy }) =>
    ({ get }) =>
      selectWindow(get(windowsAtom), id, coveredBy),
});

/** The part of a window that takes the keyboard's focus as soon as the window is on screen. */
interface FocusRequest {
  readonly id: WindowId;
  /** The content is the tab panel that is shown, if there is one. */
  readonly part: "title" | "content";
  /** The index of the history entry that Back has come to: the link that led away from it is preferred to the part. */
  readonly entry?: number;
}

const focusRequestAtom = atom<FocusRequest | null>({
  key: "windows/focusRequest",
  default: null,
});

/** The open windows, the focused one last. */
export const useStack = () => useRecoilValue(stackSelector);
export const useIsFrontFullscreen = () => useRecoilValue(isFrontFullscreenSelector);
export const useSelectedWindow = ({ id, coveredBy }: Selectable) =>
  useRecoilValue(windowSelector({ id, coveredBy }));
export const useFocusRequest = () => useRecoilState(focusRequestAtom);

/** Reads and changes the windows when called, without a subscription. */
export const useWindowsStore = () => ({
  readWindows: useRecoilCallback(
    ({ snapshot }) =>
      () =>
        snapshot.getLoadable(windowsAtom).getValue(),
    [],
  ),
  setState: useSetRecoilState(windowsAtom),
  requestFocus: useSetRecoilState(focusRequestAtom),
  announce: useAnnounce(),
});
