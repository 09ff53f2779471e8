import type { AppManifest } from "./manifest";
import type { WindowId } from "./model/windowsState";

/** The app whose window shows an address: the one that it belongs to, or the one that shows all pages. */
export const ownerOf = (
  manifests: readonly Pick<AppManifest, "id" | "address" | "showsPages">[],
  address: string,
): WindowId | undefined =>
  (
    manifests.find((app) => app.address === address && !app.showsPages) ??
    manifests.find((app) => app.showsPages)
  )?.id;
