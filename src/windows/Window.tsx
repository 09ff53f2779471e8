import { type MouseEvent, memo, useId, useMemo, useRef, useState } from "react";
import { DraggableCore } from "react-draggable";
import { useFrozenValue } from "../lib/useFrozenValue";
import { layers } from "../theme/layers";
import { ResizeHandles } from "./drag/ResizeHandles";
import { useWindowDrag } from "./drag/useWindowDrag";
import type { AppManifest } from "./manifest";
import { snappedTo } from "./model/state";
import { originTransform } from "./openers";
import type { SelectedWindow } from "./state";
import { TitleBar } from "./TitleBar";
import { useFlipAnimation } from "./useFlipAnimation";
import * as styles from "./Window.module.css";
import { WindowBody } from "./WindowBody";
import * as layerStyles from "./WindowLayer.module.css";
import { useWindowManager } from "./WindowManager";
import { snappedStyle, windowStyle } from "./windowStyle";

interface WindowProps {
  manifest: AppManifest;
}

const attribute = (isSet: boolean) => (isSet ? "" : undefined);

/** One window: a frame, its title bar, and the app inside. It renders if something of its own changes. */
export const Window = memo(({ manifest, ...selected }: SelectedWindow & WindowProps) => {
  const { id, kind } = manifest;
  const isLeaving = !selected.isOpen;
  // A closed window leaves in the state that it had.
  const { isFocused, isCovered, layer, order, arrangement } = useFrozenValue(!isLeaving, selected);
  const frameRef = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { actions, hasArrived } = useWindowManager();
  const [isOfArrival] = useState(() => !hasArrived.current);
  const [hasArrivedBehind] = useState(isOfArrival && !isFocused);
  const [isCollapsed, setIsCollapsed] = useState(false);
  const { dragProps, wasDragged, preview } = useWindowDrag(frameRef, manifest);
  useFlipAnimation(frameRef, manifest, arrangement);

  // A measurement before the browser shows or hides the window.
  const origin = useMemo(
    () => (isOfArrival && !isLeaving ? undefined : originTransform(id)),
    [id, isOfArrival, isLeaving],
  );

  const raise = () => actions.focus(id);
  const toggleCollapsed = ({ detail }: MouseEvent) => {
    // The click after a drag does not count; one by a key, without detail, does.
    if (detail === 0 || !wasDragged.current) setIsCollapsed(!isCollapsed);
  };

  return (
    <div
      className={layerStyles.wrapper}
      style={{ zIndex: isLeaving ? layers.windowLeaving : order }}
    >
      <DraggableCore {...dragProps}>
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is region or complementary */}
        <div
          className={styles.window}
          ref={frameRef}
          role={kind === "panel" ? "complementary" : "region"}
          aria-labelledby={titleId}
          data-window-id={id}
          data-kind={kind}
          data-arrival={attribute(isOfArrival)}
          data-focused={attribute(isFocused)}
          data-snapped={attribute(snappedTo(arrangement) !== null)}
          data-fullscreen={attribute(arrangement.isFullscreen)}
          data-collapsed={attribute(isCollapsed)}
          data-leaving={attribute(isLeaving)}
          inert={attribute(isCovered || isLeaving)}
          style={{ zIndex: layer, ...windowStyle(manifest, arrangement, origin) }}
          onPointerDownCapture={raise}
          // A framed page can take the focus by itself: see `useWindowShortcuts`.
          onFocusCapture={({ target }) => target.tagName !== "IFRAME" && raise()}
        >
          <TitleBar
            manifest={manifest}
            titleId={titleId}
            isFullscreen={arrangement.isFullscreen}
            isCollapsed={isCollapsed}
            onToggleCollapsed={toggleCollapsed}
          />
          <WindowBody {...{ manifest, isCollapsed, hasArrivedBehind }} />
          {kind === "window" && !arrangement.isFullscreen && (
            <ResizeHandles onDoubleClick={() => actions.restoreSize(id)} />
          )}
        </div>
      </DraggableCore>
      {preview && (
        <div
          className={styles.preview}
          data-snap-preview
          style={snappedStyle(preview, manifest.smallest)}
        />
      )}
    </div>
  );
});
