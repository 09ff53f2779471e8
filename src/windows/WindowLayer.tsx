import { memo, useCallback, useState } from "react";
import { focusedWindow, standingOf } from "./model/queries";
import { useArrowMode, useRequestedDomFocus, useWindowsState } from "./state";
import { useWindowShortcuts } from "./useWindowShortcuts";
import { useWindowTools } from "./useWindowTools";
import { Window, type WindowProps } from "./Window";
import * as styles from "./Window.module.css";
import { useWindowManager } from "./WindowManager";

type ShownWindowProps = Omit<WindowProps, "isLeaving" | "onLeft"> & { isOpen: boolean };

/** A window is on screen while it is open, and a moment longer: until it has gone out of sight. */
const ShownWindow = memo(({ isOpen, ...window }: ShownWindowProps) => {
  const [isShown, setIsShown] = useState(isOpen);
  if (isOpen && !isShown) setIsShown(true);
  const onLeft = useCallback(() => setIsShown(false), []);
  return isShown ? <Window {...window} isLeaving={!isOpen} onLeft={onLeft} /> : null;
});

/**
 * Every open window, in the manifests' order: a window is never moved about in the document. The
 * state is read here, once, and each window renders again only when its own standing has changed:
 * a Recoil selector for each question that a window asks took 0.05 s of a slow phone's start.
 */
export const WindowLayer = () => {
  const { manifests } = useWindowManager();
  const state = useWindowsState();
  const requestedDomFocus = useRequestedDomFocus();
  const arrowMode = useArrowMode();
  const tools = useWindowTools();
  useWindowShortcuts();

  return (
    <div className={styles.layer}>
      {manifests.map((manifest) => (
        <ShownWindow
          key={manifest.id}
          manifest={manifest}
          requestedDomFocus={requestedDomFocus?.id === manifest.id ? requestedDomFocus.part : null}
          arrowMode={arrowMode?.id === manifest.id ? arrowMode.does : null}
          tools={tools}
          {...standingOf(state, manifest.id)}
        />
      ))}
      {tools && <tools.FrameFocus front={focusedWindow(state)} />}
    </div>
  );
};
