import { registry } from "../apps/registry";
import type { PageContext } from "../lib/pageContext";
import { initialWindowsState, type WindowsState } from "../windows";

/** The windows that a visitor finds at a page: those of every arrival, and in front what the page is about. */
export const windowsOnArrival = ({
  shows,
  app,
}: Pick<PageContext, "shows" | "app">): WindowsState => {
  const openOnArrival = registry.filter(({ isOpenOnArrival }) => isOpenOnArrival);
  const behind: string[] = openOnArrival.map(({ id }) => id).filter((id) => id !== app);
  const addresses = Object.fromEntries(
    registry.flatMap((manifest) => {
      if (!("address" in manifest)) return [];
      return [[manifest.id, "showsPages" in manifest ? shows : manifest.address]];
    }),
  );
  return initialWindowsState(app === null ? behind : [...behind, app], addresses);
};
