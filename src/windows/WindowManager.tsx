import {
  createContext,
  type MutableRefObject,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createActions, type Pages, type WindowActions } from "./actions";
import { createHistory, useHistory } from "./history/createHistory";
import type { AppManifest } from "./manifest";
import type { Openers } from "./openers";
import { useWindowsStore } from "./state";

interface WindowManagerValue {
  /** All apps, in the order of F6. */
  readonly manifests: readonly AppManifest[];
  readonly actions: WindowActions;
  /** Loads what an address shows, in case it is wanted soon. */
  readonly fetchAhead: (address: string) => void;
  readonly openers: Openers;
  /** False until the windows of the arrival are on screen: those don't animate. */
  readonly hasArrived: MutableRefObject<boolean>;
}

const WindowManagerContext = createContext<WindowManagerValue | null>(null);

export interface WindowManagerProps {
  manifests: readonly AppManifest[];
  /** Must stay the same. */
  pages: Pages;
  /** Must stay the same. */
  fetchAhead: (address: string) => void;
  children: ReactNode;
}

/** Receives the apps: the window manager imports none of them. */
export const WindowManager = ({ manifests, pages, fetchAhead, children }: WindowManagerProps) => {
  const { readWindows, setState, requestFocus } = useWindowsStore();
  const [history] = useState(() => createHistory(manifests));
  const [openers] = useState<Openers>(() => new Map());
  const hasArrived = useRef(false);
  useEffect(() => {
    hasArrived.current = true;
  }, []);

  const value = useMemo(() => {
    const dependencies = { manifests, pages, openers, history };
    const actions = createActions({ ...dependencies, readWindows, setState, requestFocus });
    return { manifests, actions, fetchAhead, openers, hasArrived };
  }, [manifests, pages, fetchAhead, openers, history, readWindows, setState, requestFocus]);
  useHistory(value.actions.arrive);
  return <WindowManagerContext.Provider value={value}>{children}</WindowManagerContext.Provider>;
};

export const useWindowManager = (): WindowManagerValue => {
  const value = useContext(WindowManagerContext);
  if (value === null) throw new Error("useWindowManager must be used within a WindowManager");
  return value;
};

/** Everything that can be done to windows. The object stays the same. */
export const useWindowActions = () => useWindowManager().actions;
