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
import { type AppManifest, HOME_ADDRESS } from "./manifest";
import { useWindowsStore } from "./store";

interface WindowManagerValue {
  /** All apps, in the order of F6. */
  readonly manifests: readonly AppManifest[];
  readonly actions: WindowActions;
  /** Loads what an address shows, in case it is wanted soon. */
  readonly fetchAhead: (address: string) => void;
  /** False until the windows of the arrival are on screen: those don't animate. */
  readonly hasArrived: MutableRefObject<boolean>;
}

/** Null where there is no desktop, as on the plain page. */
export const WindowManagerContext = createContext<WindowManagerValue | null>(null);

export interface WindowManagerProps {
  manifests: readonly AppManifest[];
  /** Must stay the same. */
  pages: Pages;
  /** Must stay the same. */
  fetchAhead: (address: string) => void;
  /** Goes to another page where this one has no windows. Must stay the same. Default: all open in place. */
  leaveFor?: (address: string) => void;
  children: ReactNode;
}

/** Receives the apps: the window manager imports none of them. */
export const WindowManager = ({
  manifests,
  pages,
  fetchAhead,
  leaveFor,
  children,
}: WindowManagerProps) => {
  const { readWindows, setState, requestFocus, announce } = useWindowsStore();
  const apps = useRef(manifests);
  apps.current = manifests;
  const [history] = useState(() => createHistory(apps));
  const hasArrived = useRef(false);
  useEffect(() => {
    hasArrived.current = true;
  }, []);

  const value = useMemo(() => {
    const store = { readWindows, setState, requestFocus, announce };
    const actions = createActions({ manifests, pages, history, ...store });
    if (leaveFor) {
      const open = (id: string) =>
        leaveFor(manifests.find((app) => app.id === id)?.address ?? HOME_ADDRESS);
      Object.assign(actions, { open, goTo: leaveFor, visit: leaveFor });
    }
    return { manifests, actions, fetchAhead, hasArrived };
  }, [
    manifests,
    pages,
    fetchAhead,
    leaveFor,
    history,
    readWindows,
    setState,
    requestFocus,
    announce,
  ]);
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
