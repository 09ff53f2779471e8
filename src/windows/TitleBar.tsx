import { ChevronDown } from "lucide-react";
import type { MouseEvent, RefObject } from "react";
import { styled } from "../theme/styled";
import type { AppManifest } from "./manifest";
import { titleBarRecipe } from "./titleBar.recipe";
import { titleButtonRecipe } from "./titleButton.recipe";
import { useWindowActions } from "./useWindowActions";
import { WindowControls } from "./WindowControls";
import { WindowMenu } from "./WindowMenu";

const Bar = styled("div", titleBarRecipe);
const TitleButton = styled("button", titleButtonRecipe, { type: "button" });

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

  const toggleFullscreenOnBar = (event: MouseEvent) => {
    const isOnControl = event.target instanceof Element && event.target.closest(NO_DRAG_SELECTOR);
    if (manifest.hasControls && !isOnControl) toggleFullscreen(manifest.id);
  };

  return (
    <Bar data-part="title-bar" onDoubleClick={toggleFullscreenOnBar}>
      {manifest.hasControls && <WindowControls manifest={manifest} isFullscreen={isFullscreen} />}
      <WindowMenu manifest={manifest} />
      <h2 data-part="title" id={titleId} ref={titleRef} tabIndex={-1}>
        {manifest.isCollapsible ? (
          <TitleButton aria-expanded={!isCollapsed} onClick={onToggleCollapsed}>
            {manifest.title}
            <ChevronDown aria-hidden />
          </TitleButton>
        ) : (
          manifest.title
        )}
      </h2>
    </Bar>
  );
};
