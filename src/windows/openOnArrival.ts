import type { AppManifest } from "./manifest";
import type { WindowId } from "./model/windowsState";

type App = Pick<AppManifest, "id" | "isOpenOnArrival" | "showsPages">;

/** The windows of every arrival, the one that shows pages in front: a page is what a visitor came for. */
export const openOnArrival = (manifests: readonly App[]): readonly WindowId[] => {
  const open = manifests.filter(({ isOpenOnArrival }) => isOpenOnArrival);
  const [behind, inFront] = [
    open.filter(({ showsPages }) => !showsPages),
    open.filter(({ showsPages }) => showsPages),
  ];
  return [...behind, ...inFront].map(({ id }) => id);
};
