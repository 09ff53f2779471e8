import type { PageContext } from "../lib/pageContext";
import {
  type AppManifest,
  initialWindowsState,
  openOnArrival,
  type WindowsState,
} from "../windows";

type App = Pick<AppManifest, "id" | "address" | "showsPages" | "isOpenOnArrival">;

/** The windows that a visitor finds at a page: those of every arrival, and in front what the page is about. */
export const windowsOnArrival = (
  { shows, app }: Pick<PageContext, "shows" | "app">,
  apps: readonly App[],
): WindowsState => {
  // An app that brings its page's content has nothing of the other pages behind it.
  const isContentOfApp = apps.some(({ id, address }) => id === app && address === shows);
  const behind = openOnArrival(
    isContentOfApp ? apps.filter(({ showsPages }) => !showsPages) : apps,
  ).filter((id) => id !== app);
  const addresses = Object.fromEntries(
    apps.flatMap(({ id, address, showsPages }) =>
      address === undefined ? [] : [[id, showsPages && !isContentOfApp ? shows : address]],
    ),
  );
  return initialWindowsState(app === null ? behind : [...behind, app], addresses);
};
