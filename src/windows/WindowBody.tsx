import { memo, Suspense, startTransition, type UIEvent, useEffect, useState } from "react";
import { ErrorBoundary } from "../components/ErrorBoundary";
import type { AppBodyProps, AppManifest } from "./manifest";
import { isFullscreen } from "./model/state";
import { isSheet } from "./screen";
import * as styles from "./Window.module.css";
import { useWindowManager } from "./WindowManager";

export interface WindowBodyProps extends Pick<AppBodyProps, "hasArrivedBehind"> {
  manifest: AppManifest;
  isCollapsed: boolean;
}

/**
 * The app inside a window. It does not render again with the window. Because of the Suspense
 * boundary, React hydrates the desktop first.
 */
export const WindowBody = memo(({ manifest, isCollapsed, hasArrivedBehind }: WindowBodyProps) => {
  const { id, Body } = manifest;
  const { actions, hasArrived } = useWindowManager();
  // A window that opens paints its frame first.
  const [isShown, setIsShown] = useState(!hasArrived.current);
  useEffect(() => startTransition(() => setIsShown(true)), []);

  /** A phone's sheet fills the screen as soon as its reader scrolls. */
  const fillScreen = ({ target }: UIEvent) => {
    if (!isSheet(manifest) || !(target instanceof Element) || target.scrollTop === 0) return;
    // Its column shows the chosen tab by itself.
    if (target.matches(`[role="tablist"]`)) return;
    if (!isFullscreen(actions.windows(), id)) actions.fillScreen(id);
  };

  return (
    <div className={styles.body} hidden={isCollapsed} onScrollCapture={fillScreen}>
      {isShown && (
        <ErrorBoundary>
          <Suspense>
            <Body address={manifest.address ?? null} hasArrivedBehind={hasArrivedBehind} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
});
