import { type CSSProperties, type MouseEvent, memo, useId, useRef, useState } from "react";
import { DraggableCore } from "react-draggable";
import { rem, type Size } from "../lib/geometry";
import { loadable, useLoading } from "../lib/loading";
import { useFrozenValue } from "../lib/useFrozenValue";
import { whenIdle } from "../lib/whenIdle";
import { DOCK_ROOM } from "../theme/bars";
import { layers } from "../theme/layers";
import { useWindowDrag } from "./drag/useWindowDrag";
import { FlipAnimation } from "./FlipAnimation";
import type { AppManifest } from "./manifest";
import { limitsOf } from "./model/limits";
import { type SnapTarget, TILES } from "./model/snap";
import { type Arrangement, snappedTo } from "./model/state";
import { originOf } from "./openers";
import type { SelectedWindow } from "./store";
import { TitleBar } from "./TitleBar";
import * as styles from "./Window.module.css";
import { WindowBody } from "./WindowBody";
import * as layerStyles from "./WindowLayer.module.css";
import { useWindowManager } from "./WindowManager";

/** The first page does without them. */
const handles = loadable(["code", "handles"], async () => {
  await new Promise<void>((resolve) => void whenIdle(resolve));
  return import("./drag/ResizeHandles");
});

type Style = CSSProperties & Record<`--${string}`, string | undefined>;

/** CSS lengths between a window's smallest size and the desktop's. */
const sizeBetween = (width: string, height: string, smallest: Size) => ({
  width: `min(max(${width}, ${rem(smallest.width)}), 100vw)`,
  height: `min(max(${height}, ${rem(smallest.height)}), 100dvh - var(--top-bar))`,
});

/** The distance of snapped windows from the edges and from one another. The room of the dock ends with one. */
const GAP = rem(8);

/**
 * The box of a snapped window. A window that cannot be so small reaches beyond its tile, from the
 * tile's corner of the desktop.
 */
const snappedStyle = (target: SnapTarget, smallest: Size): Style => {
  const isWhole = target === "whole";
  const tile = isWhole ? { width: 1, height: 1, x: 0, y: 0 } : TILES[target];
  const gap = isWhole ? "0px" : GAP;
  const bottom = isWhole ? "0px" : DOCK_ROOM;
  const { width, height } = sizeBetween(
    `(100vw - ${gap}) * ${tile.width} - ${gap}`,
    `(100dvh - var(--top-bar) - ${bottom}) * ${tile.height} - ${gap}`,
    smallest,
  );
  return {
    "--tile-x": tile.x === 0 ? gap : `calc(100vw - ${gap} - ${width})`,
    "--tile-y":
      tile.y === 0 ? `calc(var(--top-bar) + ${gap})` : `calc(100dvh - ${bottom} - ${height})`,
    "--tile-width": width,
    "--tile-height": height,
  };
};

/** The custom properties that a window's styles read: place, size and limits. */
const windowStyle = (
  { start, size: firstSize, maxHeightShare, smallest, onTablet, kind }: AppManifest,
  arrangement: Arrangement,
): Style => {
  const { place, size } = arrangement;
  const target = snappedTo(arrangement);
  const limits = limitsOf(kind);
  const own = size ? sizeBetween(`${size.width}px`, `${size.height}px`, smallest) : firstSize;
  return {
    "--start-x": start.x,
    "--start-y": start.y,
    "--window-x": place ? `${place.x}px` : undefined,
    "--window-y": place ? `${place.y}px` : undefined,
    "--window-width": own.width,
    "--window-height": own.height,
    "--window-max-height": maxHeightShare === undefined ? undefined : `${maxHeightShare * 100}vh`,
    "--tablet-x": onTablet?.x,
    "--tablet-width": size ? undefined : onTablet?.width,
    "--limit-right": rem(limits.right),
    "--limit-bottom": rem(limits.bottom),
    ...(target && snappedStyle(target, smallest)),
  };
};

interface WindowProps {
  manifest: AppManifest;
}

const attribute = (isSet: boolean) => (isSet ? "" : undefined);

/** One window: a frame, its title bar, and the app inside. It renders if something of its own changes. */
export const Window = memo(({ manifest, ...selected }: SelectedWindow & WindowProps) => {
  const { id, kind } = manifest;
  const isLeaving = !selected.isOpen;
  // A closed window leaves in the state that it had.
  const { isFocused, isCovered, isHidden, layer, order, arrangement } = useFrozenValue(
    !isLeaving,
    selected,
  );
  const frameRef = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { actions, hasArrived } = useWindowManager();
  const [isOfArrival] = useState(() => !hasArrived.current);
  const [hasArrivedBehind] = useState(isOfArrival && !isFocused);
  const { dragProps, wasDragged, preview } = useWindowDrag(frameRef, manifest);
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
      <FlipAnimation {...{ frameRef, arrangement, isLeaving }} />
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
