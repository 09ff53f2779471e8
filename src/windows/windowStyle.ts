import type { CSSProperties } from "react";
import { rem, type Size } from "../lib/geometry";
import { DOCK_ROOM } from "../theme/bars";
import type { AppManifest } from "./manifest";
import { limitRightOf } from "./model/limits";
import { type SnapTarget, TILES } from "./model/snap";
import { type Arrangement, snappedTo } from "./model/state";

type Style = CSSProperties & Record<`--${string}`, string | undefined>;

/** CSS lengths between a window's smallest size and the desktop's. */
const sizeBetween = (width: string, height: string, smallest: Size) => ({
  width: `min(max(${width}, ${rem(smallest.width)}), 100vw)`,
  height: `min(max(${height}, ${rem(smallest.height)}), 100dvh - var(--top-bar))`,
});

/**
 * The box of a snapped window. A window that cannot be so small reaches beyond its tile, from the
 * tile's corner of the desktop.
 */
export const snappedStyle = (target: SnapTarget, smallest: Size): Style => {
  const tile = target === "whole" ? { width: 1, height: 1, x: 0, y: 0 } : TILES[target];
  const bottom = target === "whole" ? "0px" : DOCK_ROOM;
  const { width, height } = sizeBetween(
    `${tile.width * 100}vw`,
    `(100dvh - var(--top-bar) - ${bottom}) * ${tile.height}`,
    smallest,
  );
  return {
    "--tile-x": tile.x === 0 ? "0px" : `calc(100vw - ${width})`,
    "--tile-y": tile.y === 0 ? "var(--top-bar)" : `calc(100dvh - ${bottom} - ${height})`,
    "--tile-width": width,
    "--tile-height": height,
  };
};

/** The custom properties that a window's styles read: place, size, limit, and the transform that it opens from. */
export const windowStyle = (
  { start, size: firstSize, maxHeightShare, smallest, onTablet, kind }: AppManifest,
  arrangement: Arrangement,
  origin?: string,
): Style => {
  const { place, size } = arrangement;
  const target = snappedTo(arrangement);
  const shown = size ? sizeBetween(`${size.width}px`, `${size.height}px`, smallest) : firstSize;
  return {
    "--origin": origin,
    "--start-x": start.x,
    "--start-y": start.y,
    "--window-x": place ? `${place.x}px` : undefined,
    "--window-y": place ? `${place.y}px` : undefined,
    "--window-width": shown.width,
    "--window-height": shown.height,
    "--window-max-height": maxHeightShare === undefined ? undefined : `${maxHeightShare * 100}vh`,
    "--tablet-x": onTablet?.x,
    "--tablet-width": size ? undefined : onTablet?.width,
    "--limit-right": rem(limitRightOf(kind)),
    ...(target && snappedStyle(target, smallest)),
  };
};

/** Measures a snapped window in the size that it has otherwise. */
export const measureUnsnapped = (frame: HTMLElement): Size => {
  const isSnapped = frame.hasAttribute("data-snapped");
  frame.removeAttribute("data-snapped");
  const size = { width: frame.offsetWidth, height: frame.offsetHeight };
  frame.toggleAttribute("data-snapped", isSnapped);
  return size;
};
