import { Maximize2, Minimize2, Minus, X } from "lucide-react";
import { styled } from "../theme/styled";
import { Tooltip } from "../ui/Tooltip";
import type { AppManifest } from "./manifest";
import { useWindowActions } from "./useWindowActions";
import { windowControlsRecipe } from "./windowControls.recipe";

const Controls = styled("div", windowControlsRecipe);

const MINIMIZE_LABEL = "Minimize not available";

const fullscreenLabel = (isFullscreen: boolean) =>
  isFullscreen ? "Exit fullscreen" : "Enter fullscreen";

const CLOSE_LABEL = "Close";

// Their names begin with what their tooltips say, and tell them from those of other windows.
const nameOf = (label: string, title: string) => `${label}, ${title}`;
const closeName = (title: string) => `Close ${title}`;

export interface WindowControlsProps {
  manifest: Pick<AppManifest, "id" | "title">;
  isFullscreen: boolean;
}

/**
 * They stand at the left of the title bar because the left 570 px of a window are what its limits
 * keep on screen; at the right they would leave it with a wide window.
 */
export const WindowControls = ({ manifest, isFullscreen }: WindowControlsProps) => {
  const { id, title } = manifest;
  const { close, toggleFullscreen } = useWindowActions();

  return (
    <Controls data-part="controls" data-no-drag="">
      <Tooltip label={MINIMIZE_LABEL}>
        {/* It does nothing, so Tab passes it by; a pointer that asks is told. */}
        <button
          type="button"
          data-control="minimize"
          aria-label={MINIMIZE_LABEL}
          aria-disabled
          tabIndex={-1}
        >
          <Minus aria-hidden strokeWidth={3} />
        </button>
      </Tooltip>
      <Tooltip label={fullscreenLabel(isFullscreen)}>
        <button
          type="button"
          data-control="fullscreen"
          aria-label={nameOf(fullscreenLabel(isFullscreen), title)}
          onClick={() => toggleFullscreen(id)}
        >
          {isFullscreen ? (
            <Minimize2 aria-hidden strokeWidth={3} />
          ) : (
            <Maximize2 aria-hidden strokeWidth={3} />
          )}
        </button>
      </Tooltip>
      <Tooltip label={CLOSE_LABEL}>
        <button
          type="button"
          data-control="close"
          aria-label={closeName(title)}
          onClick={() => close(id)}
        >
          <X aria-hidden strokeWidth={3} />
        </button>
      </Tooltip>
    </Controls>
  );
};
