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
import { useCreateWindowActions, type WindowActions } from "./useCreateWindowActions";

interface WindowManagerValue {
  /** Every app's manifest, in the order in which F6 goes round. */
  readonly manifests: readonly AppManifest[];
  readonly actions: WindowActions;
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
  const actions = useCreateWindowActions(manifests);
  const hasArrived = useRef(false);
  useEffect(() => {
    hasArrived.current = true;
  }, []);
  const value = useMemo(() => ({ manifests, actions, hasArrived }), [manifests, actions]);
  return <WindowManagerContext.Provider value={value}>{children}</WindowManagerContext.Provider>;
};

export const useWindowManager = (): WindowManagerValue => {
  const value = useContext(WindowManagerContext);
  if (value === null) throw new Error("useWindowManager must be used within a WindowManager");
  return value;
};
