import type { ComponentType } from "react";
import type { Size } from "../lib/geometry";
import type { WindowLimits } from "./model/limits";
import type { WindowId } from "./model/windowsState";

/**
 * What a window is on a phone: a _sheet_ fills the width below the home screen's icons, _the home
 * screen_ shows its content on the wallpaper, without a frame, and a _panel_ floats as elsewhere.
 */
export type OnPhone = "sheet" | "homeScreen" | "panel";

/** Props of an app's body. */
export interface AppBodyProps {
  /** The address of what its window shows: a path on this site; null for an app without addresses. */
  readonly address: string | null;
  /** Whether its window stood behind another when the visitor came: nobody has asked for what is in it yet. */
  readonly hasArrivedBehind: boolean;
}

/** An app as the window manager sees it: one record, everything that differs between windows. */
export interface AppManifest<Id extends WindowId = WindowId> {
  readonly id: Id;
  /** The window's title and accessible name. */
  readonly title: string;
  /** What a window is to a screen reader. Default: a region. A panel that goes with the page is complementary. */
  readonly role?: "complementary";
  /** A square drawing that fills the box it is given. */
  readonly Icon: ComponentType;
  /**
   * Where the window starts: CSS lengths from the viewport's upper corner where one begins to read. Fixed ones are multiplied by
   * `--scale`: see `theme/vastScreen.ts`.
   */
  readonly start: { readonly x: string; readonly y: string };
  /** CSS lengths, fixed ones multiplied by `--scale`. Without a width or a height the window is as wide or high as its content. */
  readonly size: { readonly width?: string; readonly height?: string };
  /** The most that it takes of the viewport's height, unless it is snapped or fullscreen. Default: all below the top bar. */
  readonly maxHeightShare?: number;
  /** The smallest size that it is of use in, in CSS pixels, before a vast screen is scaled. */
  readonly smallest: Size;
  /** What differs between 600 and 1200 px of viewport: CSS lengths. */
  readonly onTablet?: { readonly x: string; readonly width: string };
  readonly onPhone: OnPhone;
  readonly limits: WindowLimits;
  /** Minimize, fullscreen and close. A window without them is always there, and is neither resized nor snapped. */
  readonly hasControls: boolean;
  /** Whether a press on the title folds the window down to its title bar. */
  readonly isCollapsible?: boolean;
  readonly isOpenOnArrival: boolean;
  /** The name under the app's icon in the Home directory; without one it has no icon there. */
  readonly shortcut?: string;
  /** The path that opens its window. A window without one is no place that a link could lead to. */
  readonly address?: string;
  /** Whether its window shows every page that has no app of its own. One app does. */
  readonly showsPages?: boolean;
  readonly Body: ComponentType<AppBodyProps>;
  /** Runs from arrival on, whether the window is open or not, and paints nothing. */
  readonly Background?: ComponentType;
}
