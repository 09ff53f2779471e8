import type { Box, Size } from "../../lib/geometry";
import { dockRoomIn, topBarHeightIn } from "../../theme/bars";
import { deskSize, sizeWithin } from "./limits";

export interface Tile {
  /** Which shares of the desktop it takes, above the dock. */
  readonly width: 0.5 | 1;
  readonly height: 0.5 | 1;
  /** Which share of what is left lies before it: 0 at the left or top, 1 at the right or bottom. */
  readonly x: 0 | 1;
  readonly y: 0 | 1;
}

/** The halves and quarters of the desktop that a window may fill. */
export const TILES = {
  left: { width: 0.5, height: 1, x: 0, y: 0 },
  right: { width: 0.5, height: 1, x: 1, y: 0 },
  top: { width: 1, height: 0.5, x: 0, y: 0 },
  bottom: { width: 1, height: 0.5, x: 0, y: 1 },
  topLeft: { width: 0.5, height: 0.5, x: 0, y: 0 },
  topRight: { width: 0.5, height: 0.5, x: 1, y: 0 },
  bottomLeft: { width: 0.5, height: 0.5, x: 0, y: 1 },
  bottomRight: { width: 0.5, height: 0.5, x: 1, y: 1 },
} as const satisfies Record<string, Tile>;

export type TileName = keyof typeof TILES;

export const isTileName = (value: unknown): value is TileName =>
  Object.keys(TILES).some((name) => name === value);

/**
 * Where a window is painted that fills a tile. One that cannot be so small goes beyond its tile,
 * from the corner where that lies. In CSS the same is said by `windowStyle`.
 */
export const tileBox = (name: TileName, viewport: Size, smallest: Size): Box => {
  const tile = TILES[name];
  const desk = deskSize(viewport);
  const heightAboveDock = Math.max(0, desk.height - dockRoomIn(viewport));
  const wanted = { width: desk.width * tile.width, height: heightAboveDock * tile.height };
  const size = sizeWithin(wanted, viewport, smallest);
  return {
    ...size,
    x: (desk.width - size.width) * tile.x,
    y: topBarHeightIn(viewport) + Math.max(0, heightAboveDock - size.height) * tile.y,
  };
};
