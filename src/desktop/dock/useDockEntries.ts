import { withPrefix } from "gatsby";
import type { MenuEntry } from "../../ui/menu/MenuEntry";
import { type AppManifest, isOpen, useWindowActions, windowEntries } from "../../windows";
import { words } from "../desktop.words";

/**
 * The context menu of an app in the dock: what its window's own menu has, or how to open it. Where the app has an address it
 * stands in for the browser's menu of a link, so it has what a visitor would miss of that.
 */
export const useDockEntries = (
  manifest: AppManifest,
  address: string | undefined,
): (() => readonly MenuEntry[]) => {
  const { id } = manifest;
  const actions = useWindowActions();
  const { windows, open } = actions;

  return () => [
    ...(isOpen(windows(), id)
      ? windowEntries(manifest, actions)
      : [{ kind: "action", id: "open", label: words.open, onSelect: () => open(id) } as const]),
    ...(address === undefined
      ? []
      : [
          { kind: "separator", id: "before-tab" } as const,
          {
            kind: "action",
            id: "tab",
            label: words.openInNewTab,
            onSelect: () => void window.open(withPrefix(address), "_blank", "noopener"),
          } as const,
        ]),
  ];
};
