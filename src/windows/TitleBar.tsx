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
    <Bar data-part="title-bar" onClick={toggleCollapsedOnBar} onDoubleClick={toggleFullscreenOnBar}>
      {manifest.hasControls && <WindowControls manifest={manifest} isFullscreen={isFullscreen} />}
      <WindowMenu manifest={manifest} />
      <h2 data-part="title" id={titleId} ref={titleRef} tabIndex={-1}>
        {manifest.isCollapsible ? (
          <TitleButton aria-expanded={!isCollapsed}>
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
