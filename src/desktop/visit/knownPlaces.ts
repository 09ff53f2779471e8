import { type NavigationItem, sectionAt } from "../../content/shell";
import { type AppManifest, startAddresses } from "../../windows";

/** What the site has just now: whatever a kept visit names beside it is dropped. */
export interface KnownPlaces {
  /** Ids of all windows. */
  readonly windows: readonly string[];
  /** Ids of those that are always open. */
  readonly alwaysOpen: readonly string[];
  /** What each window with an address shows if it was kept with none. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Whether a window shows an address. */
  readonly isAddressOf: (window: string, address: string) => boolean;
  /** Whether an address is within the section of this title. */
  readonly isAddressIn: (section: string, address: string) => boolean;
}

type App = Pick<AppManifest, "id" | "address" | "showsPages" | "hasControls" | "isOpenOnArrival">;

export const knownPlaces = (
  manifests: readonly App[],
  navigation: readonly NavigationItem[],
): KnownPlaces => ({
  windows: manifests.map(({ id }) => id),
  alwaysOpen: manifests
    .filter(({ hasControls, isOpenOnArrival }) => isOpenOnArrival && !hasControls)
    .map(({ id }) => id),
  addresses: startAddresses(manifests),
  isAddressOf: (id, address) => {
    const manifest = manifests.find((app) => app.id === id);
    return manifest?.showsPages
      ? sectionAt(navigation, address) !== undefined
      : manifest?.address === address;
  },
  isAddressIn: (title, address) => sectionAt(navigation, address)?.title === title,
});
