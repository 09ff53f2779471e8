import { type CSSProperties, type MouseEvent, memo, useId, useRef, useState } from "react";
import { DraggableCore } from "react-draggable";
import { whenIdle } from "../lib/whenIdle";
import { loadable, useLoading } from "../loading/loading";
import { layers } from "../theme/layers";
import { useWindowDrag } from "./drag/useWindowDrag";
import type { AppManifest } from "./manifest";
import { snappedTo } from "./model/state";
import { originOf } from "./openers";
import type { SelectedWindow } from "./store";
import { TitleBar } from "./TitleBar";
import * as styles from "./Window.module.css";
import { WindowBody } from "./WindowBody";
import * as layerStyles from "./WindowLayer.module.css";
import { useWindowManager } from "./WindowManager";
import { snappedStyle, windowStyle } from "./windowStyle";

/** The first page does without them. */
const handles = loadable(["code", "handles"], async () => {
  await new Promise<void>((resolve) => void whenIdle(resolve));
  return import("./drag/ResizeHandles");
});

type Style = CSSProperties & Record<`--${string}`, string | undefined>;

interface WindowProps {
  manifest: AppManifest;
}

const attribute = (isSet: boolean) => (isSet ? "" : undefined);

/** A frame, its title bar, and the app inside. Renders only if something of its own changes. */
export const Window = memo(({ manifest, ...selected }: SelectedWindow & WindowProps) => {
  const { id, kind } = manifest;
  const { isOpen, isFocused, isCovered, isHidden, layer, order, arrangement } = selected;
  const isLeaving = !isOpen;
  const frameRef = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { actions, hasArrived } = useWindowManager();
  const [isOfArrival] = useState(() => !hasArrived.current);
  const [hasArrivedBehind] = useState(isOfArrival && !isFocused);
  const { dragProps, wasDragged, preview } = useWindowDrag(frameRef, manifest, selected);
  const { data: resizing } = useLoading(handles);
  const isCollapsed = arrangement.isCollapsed === true;
  const origin = isOfArrival && !isLeaving ? undefined : originOf(id);

  const raise = () => actions.focus(id);
  const toggleCollapsed = ({ detail }: MouseEvent) => {
    // Neither the click after a drag counts nor the second one of a double click; one by a key, without detail, does.
    if (detail === 0 || (detail === 1 && !wasDragged.current)) actions.toggleCollapsed(id);
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
          style={
            {
              zIndex: layer,
              visibility: isHidden ? "hidden" : undefined,
              "--origin": origin,
              ...windowStyle(manifest, arrangement),
            } as Style
          }
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
          {kind === "window" && !arrangement.isFullscreen && resizing && (
            <resizing.ResizeHandles onDoubleClick={() => actions.restoreSize(id)} />
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
