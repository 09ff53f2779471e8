import { Maximize2, Minimize2, Minus, X } from "lucide-react";
import { Tooltip } from "../ui/Tooltip";
import { filled } from "../words/filled";
import type { AppManifest } from "./manifest";
import { useWindowActions } from "./useWindowActions";
import * as styles from "./WindowControls.module.css";
import { words } from "./windows.words";

export interface WindowControlsProps {
  manifest: Pick<AppManifest, "id" | "title">;
  isFullscreen: boolean;
}

/**
 * They come first because the first 570 px of a window are what its limits keep on screen; at the title bar's end they would
 * leave it with a wide window.
 */
export const WindowControls = ({ manifest, isFullscreen }: WindowControlsProps) => {
  const { id, title } = manifest;
  const { close, toggleFullscreen } = useWindowActions();
  const fullscreen = isFullscreen ? words.exitFullscreen : words.enterFullscreen;

  return (
    <div className={styles.controls} data-no-drag="">
      <Tooltip label={words.close}>
        <button
          type="button"
          data-control="close"
          aria-label={filled(words.closeWindow, { title })}
          onClick={() => close(id)}
        >
          <X aria-hidden strokeWidth={3} />
        </button>
      </Tooltip>
      <Tooltip label={words.minimize}>
        {/* It does nothing, so Tab skips it; its tooltip says so. */}
        <button
          type="button"
          data-control="minimize"
          aria-label={words.minimize}
          aria-disabled
          tabIndex={-1}
        >
          <Minus aria-hidden strokeWidth={6} />
        </button>
      </Tooltip>
      <Tooltip label={fullscreen}>
        <button
          type="button"
          data-control="fullscreen"
          aria-label={filled(words.control, { control: fullscreen, title })}
          onClick={() => toggleFullscreen(id)}
        >
          {isFullscreen ? (
            <Minimize2 aria-hidden strokeWidth={3} />
          ) : (
            <Maximize2 aria-hidden strokeWidth={3} />
          )}
        </button>
      </Tooltip>
    </div>
  );
};
