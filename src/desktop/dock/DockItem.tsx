import { withPrefix } from "gatsby";
import type { MouseEvent } from "react";
import { ContextMenuArea } from "../../components/menu/MenuButton";
import type { MenuEntry } from "../../components/menu/MenuEntry";
import { Tooltip } from "../../components/Tooltip";
import type { useRovingFocus } from "../../components/useRovingFocus";
import {
  AppLink,
  type AppManifest,
  isOnHomeScreen,
  isPlainClick,
  useWindowActions,
  windowEntries,
} from "../../windows";
import { words } from "../../words/words";

/** The id of the element that describes an item as open. */
export const OPEN_MARK_ID = "dock-open";

export interface DockItemProps {
  manifest: AppManifest;
  /** The address of its window; undefined for an app without addresses. */
  address: string | undefined;
  isOpen: boolean;
  isInFront: boolean;
  /** Whether the page has a home screen, which may have the app's icon, too. */
  hasHomeScreen: boolean;
  rovingProps: ReturnType<ReturnType<typeof useRovingFocus>["itemProps"]>;
}

/** An app in the dock: a click opens its window, or brings it to the front. */
export const DockItem = ({
  manifest,
  address,
  isOpen,
  isInFront,
  hasHomeScreen,
  rovingProps,
}: DockItemProps) => {
  const { id, title, Icon } = manifest;
  const isAbove = hasHomeScreen && isOnHomeScreen(manifest);
  const actions = useWindowActions();

  const entries = (): readonly MenuEntry[] => {
    const open = () => actions.open(id);
    const ofWindow: readonly MenuEntry[] = isOpen
      ? windowEntries(manifest, actions)
      : [{ kind: "action", id: "open", label: words.desktop.open, onSelect: open }];
    if (address === undefined) return ofWindow;
    // In place of the browser's menu for links.
    const openTab = () => void window.open(withPrefix(address), "_blank", "noopener");
    return [
      ...ofWindow,
      { kind: "separator", id: "before-tab" },
      { kind: "action", id: "tab", label: words.links.openInNewTab, onSelect: openTab },
    ];
  };
  const shared = {
    ...rovingProps,
    "aria-label": title,
    "aria-current": isInFront || undefined,
    "aria-describedby": isOpen ? OPEN_MARK_ID : undefined,
    "data-open": isOpen ? "" : undefined,
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      actions.open(id);
    },
  };

  return (
    <li data-icon-of={id} data-on-home-screen={isAbove ? "" : undefined}>
      <ContextMenuArea name={title} entries={entries}>
        <Tooltip label={title}>
          {address === undefined ? (
            <button type="button" {...shared}>
              <Icon />
            </button>
          ) : (
            <AppLink {...shared} address={address}>
              <Icon />
            </AppLink>
          )}
        </Tooltip>
      </ContextMenuArea>
    </li>
  );
};
