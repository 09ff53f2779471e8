import { memo, Suspense, startTransition, useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "../components/ErrorBoundary";
import type { AppBodyProps, AppManifest } from "./manifest";
import { isSheet } from "./screen";
import * as styles from "./Window.module.css";
import { useWindowManager } from "./WindowManager";

/** The way of a finger, in CSS pixels, from which on it scrolls. */
const SCROLL_PX = 8;

/** Reports that a body has hydrated. */
const Hydrated = ({ id }: Pick<AppManifest, "id">) => {
  const { hydration } = useWindowManager();
  useEffect(() => hydration.add(id), [hydration, id]);
  return null;
};

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
  const touched = useRef<Pick<Touch, "clientX" | "clientY">>();

  /** A phone's sheet fills the screen as soon as its reader scrolls down. */
  const fillScreen = () => {
    if (isSheet(manifest)) actions.enterFullscreen(id);
  };

  return (
    <div
      className={styles.body}
      hidden={isCollapsed}
      onTouchStart={({ touches }) => {
        touched.current = touches[0];
      }}
      onTouchMove={({ touches }) => {
        const from = touched.current;
        const touch = touches[0];
        // Two fingers zoom.
        if (from === undefined || touch === undefined || touches.length > 1) return;
        const up = from.clientY - touch.clientY;
        if (up > Math.max(SCROLL_PX, Math.abs(from.clientX - touch.clientX))) fillScreen();
      }}
      onWheel={({ deltaY, ctrlKey }) => {
        if (deltaY > 0 && !ctrlKey) fillScreen();
      }}
    >
      {isShown && (
        <ErrorBoundary>
          <Suspense>
            <Body address={manifest.address ?? null} hasArrivedBehind={hasArrivedBehind} />
            <Hydrated id={id} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
});
