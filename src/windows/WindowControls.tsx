import Maximize2 from "lucide-react/icons/maximize-2";
import Minimize2 from "lucide-react/icons/minimize-2";
import Minus from "lucide-react/icons/minus";
import X from "lucide-react/icons/x";
import { Tooltip } from "../components/Tooltip";
import { filled } from "../words/filled";
import { words } from "../words/words";
import type { AppManifest } from "./manifest";
import * as styles from "./WindowControls.module.css";
import { useWindowActions } from "./WindowManager";

export interface WindowControlsProps {
  manifest: Pick<AppManifest, "id" | "title">;
  isFullscreen: boolean;
}

/** Close, minimize and fullscreen. They come first: a window's limits keep its start on screen. */
export const WindowControls = ({ manifest, isFullscreen }: WindowControlsProps) => {
  const { id, title } = manifest;
  const { close, toggleFullscreen } = useWindowActions();
  const fullscreen = isFullscreen ? words.windows.exitFullscreen : words.windows.enterFullscreen;
  const FullscreenIcon = isFullscreen ? Minimize2 : Maximize2;

  return (
    <div className={styles.controls} data-no-drag>
      <Tooltip label={words.windows.close}>
        <button
          type="button"
          data-control="close"
          aria-label={filled(words.windows.closeWindow, { title })}
          onClick={() => close(id)}
        >
          <X aria-hidden strokeWidth={3} />
        </button>
      </Tooltip>
      <Tooltip label={words.windows.minimize}>
        {/* This control does nothing, so Tab skips it. */}
        <button
          type="button"
          data-control="minimize"
          aria-label={words.windows.minimize}
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
          aria-label={filled(words.windows.control, { control: fullscreen, title })}
          onClick={() => toggleFullscreen(id)}
        >
          <FullscreenIcon aria-hidden strokeWidth={3} />
        </button>
      </Tooltip>
    </div>
  );
};
