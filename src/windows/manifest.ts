import type { ComponentType } from "react";
import type { Size } from "../lib/geometry";
import type { TileName } from "./model/snap";
import type { WindowId } from "./model/state";

/** Props of an app's body. */
export interface AppBodyProps {
  /** The path of its window; null for an app without one. */
  readonly address: string | null;
  /** The window was behind another on arrival, so its content can wait. */
  readonly hasArrivedBehind: boolean;
}

/** All that the window manager knows of an app. */
export interface AppManifest {
  readonly id: WindowId;
  /** The window's title and accessible name. */
  readonly title: string;
  /** The title in its bar, where the rest is plain to see. Default: the whole title. */
  readonly shownTitle?: string;
  /** The language of the title. Default: the site's. */
  readonly lang?: string;
  /**
   * A `window` has controls, and is resized and snapped; on a phone it is a sheet below the home screen's icons. The
   * `homeScreen` stays open; on a phone it has no frame. A `panel` beside the content folds by a click on its title bar.
   */
  readonly kind: "window" | "homeScreen" | "panel";
  /** A square SVG that fills its box. */
  readonly Icon: ComponentType;
  /** The first place: CSS lengths from the viewport's upper corner at the inline start. */
  readonly start: { readonly x: string; readonly y: string };
  /** CSS lengths. Default: as wide or high as the content. */
  readonly size: { readonly width?: string; readonly height?: string };
  /** The largest share of the viewport's height, unless snapped or fullscreen. Default: all below the top bar. */
  readonly maxHeightShare?: number;
  /** CSS pixels at the scale 1. */
  readonly smallest: Size;
  /** First place and width between 600 and 1200 px of viewport: CSS lengths. Default for x: as in `start`. */
  readonly onTablet?: { readonly x?: string; readonly width: string };
  /** The tiles that cover its first place, but for its last lines: it is hidden behind a window there. Default: none. */
  readonly coveredBy?: readonly TileName[];
  readonly isOpenOnArrival: boolean;
  /** The name under its icon in the Home directory. Default: no icon there. */
  readonly shortcut?: string;
  /** The dock has it only while its window is open. Default: always. */
  readonly leavesDock?: boolean;
  /** Search leaves it out. */
  readonly isUnlisted?: boolean;
  /** The path that opens its window, where `sitePages` makes a page. Default: none, so no link leads to it. */
  readonly address?: string;
  /** The page to read beside its window: each of the two opens on one half of the desktop. */
  readonly relatedAddress?: string;
  /** Its window shows every page that has no app of its own. One app does. */
  readonly showsPages?: boolean;
  readonly Body: ComponentType<AppBodyProps>;
  /** Runs from arrival on, whether the window is open or not, and paints nothing. */
  readonly Background?: ComponentType;
}

/** A phone's home screen has its icon above the dock, or is the app. */
export const isOnHomeScreen = ({ kind, shortcut }: AppManifest): boolean =>
  kind === "homeScreen" || shortcut !== undefined;

/** The app whose window shows an address. */
export const ownerOf = (
  manifests: readonly AppManifest[],
  address: string,
): AppManifest | undefined =>
  manifests.find((app) => app.address === address) ?? manifests.find((app) => app.showsPages);

/** The windows of every arrival; the one that shows pages is in front. */
export const openOnArrival = (manifests: readonly AppManifest[]): readonly WindowId[] =>
  manifests
    .filter(({ isOpenOnArrival }) => isOpenOnArrival)
    .sort((one, other) => Number(one.showsPages ?? false) - Number(other.showsPages ?? false))
    .map(({ id }) => id);

/** The site's first page: the address while no open window has one. */
export const HOME_ADDRESS = "/";

/** The part of a manifest that the history reads. */
export type Addressed = Pick<AppManifest, "id" | "address" | "showsPages">;

/** The app of the front-most open window that has an address. */
export const appInFront = <App extends Addressed>(
  stack: readonly WindowId[],
  manifests: readonly App[],
): App | undefined =>
  stack
    .map((id) => manifests.find((app) => app.id === id))
    .findLast((app) => app?.address !== undefined);

/** The address of an app, where `page` is the one that the window with the pages shows. */
export const addressOf = (app: Addressed | undefined, page: string): string =>
  (app?.showsPages ? page : app?.address) ?? HOME_ADDRESS;
