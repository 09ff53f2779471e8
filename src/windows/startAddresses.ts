import type { AppManifest } from "./manifest";
import type { WindowsState } from "./model/windowsState";

/** What each window with an address shows until it is let show something else. */
export const startAddresses = (
  manifests: readonly Pick<AppManifest, "id" | "address">[],
): WindowsState["addresses"] =>
  Object.fromEntries(
    manifests.flatMap(({ id, address }) => (address === undefined ? [] : [[id, address]])),
  );
