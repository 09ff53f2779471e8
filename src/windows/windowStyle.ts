import type { CSSProperties } from "react";
import type { Point } from "../lib/geometry";
import type { AppManifest } from "./manifest";

type CustomProperties = Record<`--${string}`, string | undefined>;

export interface ShownWindow {
  readonly layer: number;
  readonly order: number;
  /** Where it was last put; null while it is at its start. */
  readonly place: Point | null;
  readonly isCollapsed: boolean;
}

/** What the window's recipe reads: its place in the stack, on screen, and its limits. */
export const windowStyle = (
  { start, size, onTablet, limits }: AppManifest,
  { layer, order, place, isCollapsed }: ShownWindow,
): CSSProperties & CustomProperties => ({
  zIndex: layer,
  order,
  "--start-x": start.x,
  "--start-y": start.y,
  "--window-x": place ? `${place.x}px` : undefined,
  "--window-y": place ? `${place.y}px` : undefined,
  "--window-width": size.width,
  "--window-height": isCollapsed ? undefined : size.height,
  "--window-max-height": size.maxHeight,
  "--tablet-x": onTablet?.x,
  "--tablet-width": onTablet?.width,
  "--limit-right": `${limits.right}px`,
  "--limit-bottom": `${limits.bottom}px`,
});
