import { useCallback } from "react";
import { load, loadedValue } from "../lib/loading";
import type { MenuEntry } from "../ui/menu/MenuEntry";
import type { AppManifest } from "./manifest";
import { useSetArrowMode } from "./state";
import { useWindowActions } from "./useWindowActions";
import { windowTools } from "./windowTools";

/** What a menu of windows needs before its entries can be made. */
export const loadWindowEntries = () => load(windowTools);

/** The entries of a window's menu, wherever that is shown: how they are now, once their code has come. */
export const useWindowEntries = (manifest: AppManifest): (() => readonly MenuEntry[]) => {
  const actions = useWindowActions();
  const takeArrows = useSetArrowMode();
  return useCallback(
    () => loadedValue(windowTools)?.windowEntries(manifest, actions, takeArrows) ?? [],
    [manifest, actions, takeArrows],
  );
};
