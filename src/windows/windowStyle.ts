import type { CSSProperties } from "react";
import type { Size } from "../lib/geometry";
import { DOCK_ROOM } from "../theme/bars";
import type { AppManifest } from "./manifest";
import { TILES, type TileName } from "./model/snap";
import type { Arrangement } from "./model/state";

type CustomProperties = Record<`--${string}`, string | undefined>;

const DESK_HEIGHT = "(100dvh - var(--top-bar))";
const HEIGHT_ABOVE_DOCK = `(100dvh - var(--top-bar) - ${DOCK_ROOM})`;

/** CSS lengths between a window's smallest size and the desktop's. */
const sizeBetween = (width: string, height: string, smallest: Size) => ({
  width: `min(max(${width}, ${smallest.width}px * var(--scale)), 100vw)`,
  height: `min(max(${height}, ${smallest.height}px * var(--scale)), ${DESK_HEIGHT})`,
});

const resizedStyle = ({ width, height }: Size, smallest: Size): CustomProperties => {
  const size = sizeBetween(`${width}px`, `${height}px`, smallest);
  return {
    "--window-width": size.width,
    "--window-height": size.height,
    "--tablet-width": undefined,
  };
};

/** The same as `snappedBox`. */
const snappedStyle = (name: TileName, smallest: Size): CustomProperties => {
  const { width, height, x, y } = TILES[name];
  const size = sizeBetween(`${width * 100}vw`, `${HEIGHT_ABOVE_DOCK} * ${height}`, smallest);
  return {
    "--window-width": size.width,
    "--window-height": size.height,
    "--tablet-width": undefined,
    "--window-max-height": undefined,
    "--window-x": x === 0 ? "0px" : `calc(100vw - ${size.width})`,
    "--window-y": y === 0 ? "0px" : `calc(100dvh - ${DOCK_ROOM} - ${size.height})`,
    "--limit-right": size.width,
    "--limit-bottom": size.height,
  };
};

/** The custom properties that a window's styles read: place, size, limits, and the transform that it opens from. */
export const windowStyle = (
  { start, size: firstSize, maxHeightShare, smallest, onTablet, limits }: AppManifest,
  { place, size, tile }: Pick<Arrangement, "place" | "size" | "tile">,
  origin?: string,
): CSSProperties & CustomProperties => ({
  "--origin": origin,
  "--start-x": start.x,
  "--start-y": start.y,
  "--window-x": place ? `${place.x}px` : undefined,
  "--window-y": place ? `${place.y}px` : undefined,
  "--window-width": firstSize.width,
  "--window-height": firstSize.height,
  "--window-max-height": maxHeightShare === undefined ? undefined : `${maxHeightShare * 100}vh`,
  "--tablet-x": onTablet?.x,
  "--tablet-width": onTablet?.width,
  "--limit-right": `calc(${limits.right}px * var(--scale))`,
  "--limit-bottom": `calc(${limits.bottom}px * var(--scale))`,
  ...(size && resizedStyle(size, smallest)),
  ...(tile && snappedStyle(tile, smallest)),
});

/** Measures a snapped or fullscreen window in the size that it has otherwise. */
export const measureUnsnapped = (
  frame: HTMLElement,
  manifest: AppManifest,
  arrangement: Arrangement,
): Size => {
  const { cssText } = frame.style;
  frame.removeAttribute("data-fullscreen");
  const style = windowStyle(manifest, { ...arrangement, tile: null });
  for (const [name, value] of Object.entries(style)) {
    if (value === undefined) frame.style.removeProperty(name);
    else frame.style.setProperty(name, String(value));
  }
  const size = { width: frame.offsetWidth, height: frame.offsetHeight };
  frame.style.cssText = cssText;
  frame.toggleAttribute("data-fullscreen", arrangement.isFullscreen);
  return size;
};
