import type { MouseEvent } from "react";
import { ContextMenuArea } from "../../ui/menu/MenuButton";
import { Tooltip } from "../../ui/Tooltip";
import type { useRovingFocus } from "../../ui/useRovingFocus";
import { AppLink, type AppManifest, isPlainClick, useWindowActions } from "../../windows";
import { useDockEntries } from "./useDockEntries";

/** The element that says of what it describes that it is open. */
export const OPEN_MARK_ID = "dock-open";

export interface DockItemProps {
  manifest: AppManifest;
  /** The address of its window, open or not; undefined for an app without addresses. */
  address: string | undefined;
  isOpen: boolean;
  isInFront: boolean;
  rovingProps: ReturnType<ReturnType<typeof useRovingFocus>["itemProps"]>;
}

/** An app in the dock: a press opens its window as it was left, or brings it to the front. */
export const DockItem = ({ manifest, address, isOpen, isInFront, rovingProps }: DockItemProps) => {
  const { id, title, onPhone, Icon } = manifest;
  const { open } = useWindowActions();
  const entries = useDockEntries(manifest, address);

  const shared = {
    ...rovingProps,
    "aria-label": title,
    "aria-current": isInFront || undefined,
    "aria-describedby": isOpen ? OPEN_MARK_ID : undefined,
    "data-open": isOpen ? "" : undefined,
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      open(id);
    },
  };

  return (
    <li data-home-screen={onPhone === "homeScreen" ? "" : undefined}>
      <ContextMenuArea name={title} entries={entries} takesLinks>
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
