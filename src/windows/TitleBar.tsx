import ChevronDown from "lucide-react/icons/chevron-down";
import type { MouseEvent } from "react";
import { MenuButton } from "../components/menu/MenuButton";
import { filled } from "../words/filled";
import { words } from "../words/words";
import { NO_DRAG_SELECTOR } from "./drag/useWindowDrag";
import type { AppManifest } from "./manifest";
import { windowEntries } from "./menu/windowEntries";
import * as styles from "./TitleBar.module.css";
import { WindowControls } from "./WindowControls";
import { useWindowActions } from "./WindowManager";

export interface TitleBarProps {
  manifest: AppManifest;
  titleId: string;
  isFullscreen: boolean;
  isCollapsed: boolean;
  onToggleCollapsed: (event: MouseEvent) => void;
}

export const TitleBar = ({
  manifest,
  titleId,
  isFullscreen,
  isCollapsed,
  onToggleCollapsed,
}: TitleBarProps) => {
  const { id, title, shownTitle, lang, Icon, kind } = manifest;
  const hasControls = kind === "window";
  const isCollapsible = kind === "panel";
  const actions = useWindowActions();
  const isOnControl = ({ target }: MouseEvent) =>
    target instanceof Element && target.closest(NO_DRAG_SELECTOR) !== null;

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the title's button does the same by key
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls and the menu do the same
    <div
      className={styles.bar}
      data-drag-handle
      onClick={(event) => isCollapsible && !isOnControl(event) && onToggleCollapsed(event)}
      onDoubleClick={(event) => hasControls && !isOnControl(event) && actions.toggleFullscreen(id)}
    >
      {hasControls && <WindowControls manifest={manifest} isFullscreen={isFullscreen} />}
      <MenuButton
        name={filled(words.windows.menu, { title })}
        entries={() => windowEntries(manifest, actions)}
        className={styles.menu}
        data-no-drag
      >
        <Icon />
      </MenuButton>{" "}
      <h2
        className={styles.title}
        id={titleId}
        tabIndex={-1}
        lang={lang}
        aria-label={shownTitle && title}
      >
        {isCollapsible ? (
          <button type="button" className={styles.titleButton} aria-expanded={!isCollapsed}>
            <span>{title}</span>
            <ChevronDown aria-hidden />
          </button>
        ) : (
          (shownTitle ?? title)
        )}
      </h2>{" "}
    </div>
  );
};
