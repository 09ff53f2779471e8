import type { MenuEntries } from "./MenuEntry";
import { MenuLevel } from "./MenuLevel";
import type { MenuOpening } from "./MenuOpening";
import { MENU_OFFSET_PX } from "./menuFigures";
import { returnFocus } from "./returnFocus";

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
  const { anchor, returnFocusTo } = opening;
  const button = anchor instanceof HTMLElement ? anchor : null;

  // Zag isn't told of a trigger: while `open` is controlled it would give focus back to it even
  // when a press elsewhere has moved focus there.
  const close = () => {
    returnFocus(contentId, returnFocusTo);
    onClose();
  };

  return (
    <MenuLevel
      contentId={contentId}
      treeId={contentId}
      name={name}
      entries={typeof entries === "function" ? entries() : entries}
      startAt={opening.startAt}
      open={opening.open}
      onClose={close}
      closeAll={close}
      onExitComplete={onExited}
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
