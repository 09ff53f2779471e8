import {
  createContext,
  type MutableRefObject,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from "react";
import type { AppManifest } from "./manifest";
import type { WindowId } from "./model/windowsState";

interface WindowManagerValue {
  /** Every app's manifest, in the order in which F6 goes round. */
  readonly manifests: readonly AppManifest[];
  /** What had the focus when a window was opened, to give it back on closing. */
  readonly openers: Map<WindowId, Element>;
  /** False until the first paint's windows are on screen: those don't animate in. */
  readonly hasArrived: MutableRefObject<boolean>;
}

const WindowManagerContext = createContext<WindowManagerValue | null>(null);

export interface WindowManagerProps {
  manifests: readonly AppManifest[];
  children: ReactNode;
}

/** Hands the apps in: the window manager itself knows none of them. */
export const WindowManager = ({ manifests, children }: WindowManagerProps) => {
  const openers = useRef(new Map<WindowId, Element>());
  const hasArrived = useRef(false);
  useEffect(() => {
    hasArrived.current = true;
  }, []);
  const value = useMemo(() => ({ manifests, openers: openers.current, hasArrived }), [manifests]);
  return <WindowManagerContext.Provider value={value}>{children}</WindowManagerContext.Provider>;
};

export const useWindowManager = (): WindowManagerValue => {
  const value = useContext(WindowManagerContext);
  if (value === null) throw new Error("useWindowManager must be used within a WindowManager");
  return value;
};
