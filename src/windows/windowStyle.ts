import type { CSSProperties } from "react";
import type { Point, Size } from "../lib/geometry";
import { DOCK_ROOM } from "../theme/bars";
import type { AppManifest } from "./manifest";
import { TILES, type TileName } from "./model/tiles";

export type CustomProperties = Record<`--${string}`, string | undefined>;

export interface ShownWindow {
  /** Where it was last put; null while it is at its start. */
  readonly place: Point | null;
  /** What it was last resized to; null while it has its first size. */
  readonly size: Size | null;
  readonly tile: TileName | null;
  readonly isCollapsed: boolean;
}

const DESK_HEIGHT = "(100dvh - var(--top-bar))";
const HEIGHT_ABOVE_DOCK = `(100dvh - var(--top-bar) - ${DOCK_ROOM})`;

type Extent = Record<"width" | "height", string>;

/** The extent of a resized window, or of one in a tile: held between its smallest size and the desktop's. */
const extentOf = (wanted: Extent, smallest: Size): Extent => ({
  width: `min(max(${wanted.width}, ${smallest.width}px * var(--scale)), 100vw)`,
  height: `min(max(${wanted.height}, ${smallest.height}px * var(--scale)), ${DESK_HEIGHT})`,
});

const sized = ({ width, height }: Extent, isCollapsed: boolean): CustomProperties => ({
  "--window-width": width,
  "--window-height": isCollapsed ? undefined : height,
  "--tablet-width": undefined,
});

/** The same as `tileBox`. Its limits are those of the tile: the whole of it is in sight. */
const tiled = (name: TileName, smallest: Size, isCollapsed: boolean): CustomProperties => {
  const tile = TILES[name];
  const wanted = {
    width: `${tile.width * 100}vw`,
    height: tile.height === 1 ? HEIGHT_ABOVE_DOCK : `${HEIGHT_ABOVE_DOCK} * ${tile.height}`,
  };
  const extent = extentOf(wanted, smallest);
  return {
    ...sized(extent, isCollapsed),
    "--window-max-height": undefined,
    "--window-x": tile.x === 0 ? "0px" : `calc(100vw - ${extent.width})`,
    "--window-y": tile.y === 0 ? "0px" : `calc(100dvh - ${DOCK_ROOM} - ${extent.height})`,
    "--limit-right": extent.width,
    "--limit-bottom": extent.height,
  };
};

/** The custom properties that the window's styles read: place, size and limits. */
export const windowStyle = (
  { start, size, maxHeightShare, smallest, onTablet, limits }: AppManifest,
  { place, size: resized, tile, isCollapsed }: ShownWindow,
): CSSProperties & CustomProperties => ({
  "--start-x": start.x,
  "--start-y": start.y,
  "--window-x": place ? `${place.x}px` : undefined,
  "--window-y": place ? `${place.y}px` : undefined,
  "--window-width": size.width,
  "--window-height": isCollapsed ? undefined : size.height,
  "--window-max-height": maxHeightShare === undefined ? undefined : `${maxHeightShare * 100}vh`,
  "--tablet-x": onTablet?.x,
  "--tablet-width": onTablet?.width,
  "--limit-right": `calc(${limits.right}px * var(--scale))`,
  "--limit-bottom": `calc(${limits.bottom}px * var(--scale))`,
  ...(resized &&
    sized(
      extentOf({ width: `${resized.width}px`, height: `${resized.height}px` }, smallest),
      isCollapsed,
    )),
  ...(tile && tiled(tile, smallest, isCollapsed)),
});
