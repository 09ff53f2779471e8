import { Maximize2, Minimize2, Minus, X } from "lucide-react";
import { styled } from "../theme/styled";
import { Tooltip } from "../ui/Tooltip";
import type { WindowId } from "./model/windowsState";
import { useWindowActions } from "./useWindowActions";
import { windowControlsRecipe } from "./windowControls.recipe";

const Controls = styled("div", windowControlsRecipe);

const MINIMIZE_LABEL = "Minimize not available";

const fullscreenLabel = (isFullscreen: boolean) =>
  isFullscreen ? "Exit fullscreen" : "Enter fullscreen";

export interface WindowControlsProps {
  id: WindowId;
  isFullscreen: boolean;
}

/**
 * They stand at the left of the title bar because the left 570 px of a window are what its limits
 * keep on screen; at the right they would leave it with a wide window.
 */
export const WindowControls = ({ id, isFullscreen }: WindowControlsProps) => {
  const { close, toggleFullscreen } = useWindowActions();

  return (
    <Controls data-part="controls" data-no-drag="">
      <Tooltip label={MINIMIZE_LABEL}>
        <button type="button" data-control="minimize" aria-label={MINIMIZE_LABEL} aria-disabled>
          <Minus aria-hidden strokeWidth={3} />
        </button>
      </Tooltip>
      <Tooltip label={fullscreenLabel(isFullscreen)}>
        <button
          type="button"
          data-control="fullscreen"
          aria-label={fullscreenLabel(isFullscreen)}
          onClick={() => toggleFullscreen(id)}
        >
          {isFullscreen ? (
            <Minimize2 aria-hidden strokeWidth={3} />
          ) : (
            <Maximize2 aria-hidden strokeWidth={3} />
          )}
        </button>
      </Tooltip>
      <Tooltip label="Close">
        <button type="button" data-control="close" aria-label="Close" onClick={() => close(id)}>
          <X aria-hidden strokeWidth={3} />
        </button>
      </Tooltip>
    </Controls>
  );
};
