import type { AppManifest } from "../../windows";

type App = Pick<AppManifest, "id" | "shortcut" | "address" | "showsPages" | "onPhone">;

/** The window of all pages, apps with an address of their own, the others, and at the end what all stand on. */
const rank = ({ showsPages, address, onPhone }: App): number => {
  if (showsPages) return 0;
  if (address !== undefined) return 1;
  return onPhone === "homeScreen" ? 3 : 2;
};

/**
 * The apps in the dock, from its start to its end. What is said of an app in its manifest decides, and apps that stand alike
 * have the registry's order: a new app comes to its place by itself. One with an address that has no icon in the Home
 * directory has none here either, unless its window is open: that must be found again.
 */
export const dockOrder = <Docked extends App>(
  apps: readonly Docked[],
  open: readonly string[],
): readonly Docked[] =>
  apps
    .filter(
      ({ id, shortcut, address }) =>
        shortcut !== undefined || address === undefined || open.includes(id),
    )
    .sort((one, other) => rank(one) - rank(other));
