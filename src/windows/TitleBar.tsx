import { ChevronDown } from "lucide-react";
import type { MouseEvent, RefObject } from "react";
import type { AppManifest } from "./manifest";
import * as styles from "./TitleBar.module.css";
import { useWindowActions } from "./useWindowActions";
import { WindowControls } from "./WindowControls";
import { WindowMenu } from "./WindowMenu";

/** On what a window is dragged by. */
const DRAG_HANDLE = { "data-drag-handle": "" };
export const DRAG_SELECTOR = "[data-drag-handle]";

/** What in the title bar is pressed instead of dragged. */
export const NO_DRAG_SELECTOR = "[data-no-drag]";

export interface TitleBarProps {
  manifest: AppManifest;
  titleRef: RefObject<HTMLHeadingElement>;
  titleId: string;
  isFullscreen: boolean;
  isCollapsed: boolean;
  onToggleCollapsed: (event: MouseEvent) => void;
}

export const TitleBar = ({
  manifest,
  titleRef,
  titleId,
  isFullscreen,
  isCollapsed,
  onToggleCollapsed,
}: TitleBarProps) => {
  const { toggleFullscreen } = useWindowActions();

  const isOnControl = ({ target }: MouseEvent) =>
    target instanceof Element && target.closest(NO_DRAG_SELECTOR) !== null;
  const toggleFullscreenOnBar = (event: MouseEvent) => {
    if (manifest.hasControls && !isOnControl(event)) toggleFullscreen(manifest.id);
  };
  // The whole bar, since another window may cover the title. The button in it is for the keyboard.
  const toggleCollapsedOnBar = (event: MouseEvent) => {
    if (manifest.isCollapsible && !isOnControl(event)) onToggleCollapsed(event);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the title's button does the same by key
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; the controls and the menu do the same
    <div
      className={styles.bar}
      {...DRAG_HANDLE}
      onClick={toggleCollapsedOnBar}
      onDoubleClick={toggleFullscreenOnBar}
    >
      {manifest.hasControls && <WindowControls manifest={manifest} isFullscreen={isFullscreen} />}
      <WindowMenu manifest={manifest} />
      <h2 className={styles.title} id={titleId} ref={titleRef} tabIndex={-1}>
        {manifest.isCollapsible ? (
          <button type="button" className={styles.titleButton} aria-expanded={!isCollapsed}>
            {manifest.title}
            <ChevronDown aria-hidden />
          </button>
        ) : (
          manifest.title
        )}
      </h2>
    </div>
  );
};
