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
import { type BodyArrivals, createBodyArrivals } from "./bodyArrivals";
import { useHistory } from "./history/useHistory";
import type { AppManifest } from "./manifest";
import { createOpeners, type Openers } from "./openers";
import { useCreateWindowActions, type WindowActions } from "./useCreateWindowActions";

interface WindowManagerValue {
  /** Every app's manifest, in the order in which F6 goes round. */
  readonly manifests: readonly AppManifest[];
  readonly actions: WindowActions;
  /** Fetches what an address shows, in case it is wanted soon. */
  readonly fetchAhead: (address: string) => void;
  readonly bodies: BodyArrivals;
  /** What windows grow from and shrink to. */
  readonly openers: Openers;
  /** False until the windows of the arrival are on screen: those don't animate in. */
  readonly hasArrived: MutableRefObject<boolean>;
}

const WindowManagerContext = createContext<WindowManagerValue | null>(null);

export interface WindowManagerProps {
  manifests: readonly AppManifest[];
  /** Whether the window that shows pages can show an address. Must stay the same. */
  isPage: (address: string) => boolean;
  /** Must stay the same. Default: nothing is fetched ahead. */
  fetchAhead?: (address: string) => void;
  children: ReactNode;
}

const nothing = () => {};

/** Hands the apps in: the window manager itself knows none of them. */
export const WindowManager = ({
  manifests,
  isPage,
  fetchAhead = nothing,
  children,
}: WindowManagerProps) => {
  const [openers] = useState(createOpeners);
  const actions = useCreateWindowActions(manifests, isPage, openers);
  const hasArrived = useRef(false);
  useHistory(actions.arrive);
  useEffect(() => {
    hasArrived.current = true;
  }, []);
  const [bodies] = useState(createBodyArrivals);
  const value = useMemo(
    () => ({ manifests, actions, fetchAhead, bodies, openers, hasArrived }),
    [manifests, actions, fetchAhead, bodies, openers],
  );
  return <WindowManagerContext.Provider value={value}>{children}</WindowManagerContext.Provider>;
};

export const useWindowManager = (): WindowManagerValue => {
  const value = useContext(WindowManagerContext);
  if (value === null) throw new Error("useWindowManager must be used within a WindowManager");
  return value;
};
