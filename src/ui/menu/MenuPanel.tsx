import type { MenuEntries } from "./MenuEntry";
import { MenuLevel } from "./MenuLevel";
import type { MenuOpening } from "./MenuOpening";
import { MENU_OFFSET_PX } from "./menuFigures";

export interface MenuPanelProps {
  contentId: string;
  /** The menu's accessible name. */
  name: string;
  entries: MenuEntries;
  opening: MenuOpening;
  onClose(): void;
  /** The menu has faded out. */
  onExited(): void;
}

/** The menu itself. Made anew for each opening, it begins without a past. */
export const MenuPanel = ({
  contentId,
  name,
  entries,
  opening,
  onClose,
  onExited,
}: MenuPanelProps) => {
  const { anchor } = opening;
  const button = anchor instanceof HTMLElement ? anchor : null;

  return (
    <MenuLevel
      contentId={contentId}
      treeId={contentId}
      name={name}
      entries={typeof entries === "function" ? entries() : entries}
      startAt={opening.startAt}
      open={opening.open}
      onClose={onClose}
      closeAll={onClose}
      onExited={onExited}
      // The button closes its menu itself.
      onInteractOutside={(event) => {
        const { target } = event.detail.originalEvent;
        if (target instanceof Node && button?.contains(target)) event.preventDefault();
      }}
      positioning={{
        placement: "bottom-start",
        offset: { mainAxis: MENU_OFFSET_PX },
        ...(anchor instanceof HTMLElement
          ? { getAnchorElement: () => anchor }
          : { getAnchorRect: () => ({ ...anchor, width: 0, height: 0 }) }),
      }}
    />
  );
};
