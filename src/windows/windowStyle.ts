import { rem, type Size } from "../lib/geometry";
import { DOCK_ROOM } from "../theme/bars";
import type { AppManifest } from "./manifest";
import { limitsOf } from "./model/limits";
import { type SnapTarget, TILES } from "./model/snap";
import { type Arrangement, snappedTo } from "./model/state";

type Properties = Readonly<Record<`--${string}`, string | undefined>>;

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
export const snappedStyle = (target: SnapTarget, smallest: Size): Properties => {
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
export const windowStyle = (
  { start, size: firstSize, maxHeightShare, smallest, onTablet, kind }: AppManifest,
  arrangement: Arrangement,
): Properties => {
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
