import type { PageContext } from "../lib/pageContext";
import { type AppManifest, openOnArrival } from "../windows";

type App = Pick<AppManifest, "id" | "address" | "showsPages" | "isOpenOnArrival">;

/** The windows that a visitor finds open at a page: those of every arrival, and its own in front. */
export const stackOnArrival = (
  { shows, app }: Pick<PageContext, "shows" | "app">,
  apps: readonly App[],
): readonly string[] => {
  // An app that brings its page's content has no other page behind it.
  const isContentOfApp = apps.some(({ id, address }) => id === app && address === shows);
  const others = isContentOfApp ? apps.filter(({ showsPages }) => !showsPages) : apps;
  const behind = openOnArrival(others).filter((id) => id !== app);
  return app === null ? behind : [...behind, app];
};
