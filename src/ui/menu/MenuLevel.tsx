import { Menu } from "@chakra-ui/react/menu";
import { Portal } from "@chakra-ui/react/portal";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useLeaving } from "../../lib/useLeaving";
import type { MenuEntry } from "./MenuEntry";
import { MenuEntryView } from "./MenuEntryView";
import { menuRecipe } from "./menu.recipe";
import { type MenuLevelProps, MenuLevelProvider } from "./menuContext";
import { MENU_VIEWPORT_MARGIN_PX } from "./menuFigures";
import { menuItems, startingValue } from "./menuItems";
import { staysInMenu } from "./staysInMenu";
import { useSubmenus } from "./useSubmenus";
import { useTypeahead } from "./useTypeahead";

const hasGutter = (entry: MenuEntry) =>
  entry.kind === "radio" || (entry.kind !== "separator" && entry.icon !== undefined);

/** A menu or a submenu: Chakra's, with our own type-ahead and our own timing of submenus. */
export const MenuLevel = ({
  contentId,
  treeId,
  ids,
  name,
  entries,
  startAt,
  open,
  onClose,
  closeAll,
  onExited,
  onPointerEnter,
  positioning,
  ...rootProps
}: MenuLevelProps) => {
  const levelId = useId();
  const contentRef = useRef<HTMLDivElement>(null);
  // In the page's main landmark: what is outside of all is missed by those who go by landmarks.
  const landmarkRef = useRef(document.querySelector<HTMLElement>("main"));
  const items = menuItems(entries);
  const [highlighted, setHighlighted] = useState(() => startingValue(items, startAt));
  const submenuIds = entries.filter(({ kind }) => kind === "submenu").map(({ id }) => id);
  const { suggestHighlight, pointerHandlers, ...submenus } = useSubmenus({
    treeId,
    levelId,
    submenuIds,
    contentRef,
    highlighted,
    setHighlighted,
  });
  const typeahead = useTypeahead({ items, highlighted, onMatch: setHighlighted });

  // Not Zag's `onExitComplete`: it begins to listen for the end of the fading a frame later, and in
  // a slow moment that end has passed by then (Zag issue 3349).
  useLeaving(contentRef, !open, onExited);

  // Before Zag's own handler, which leaves alone what has been prevented.
  const onKeyDownCapture = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, currentTarget, key } = event;
    // A submenu's events rise through here as well.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return;
    if (key === "Tab") {
      // Not prevented: the browser goes on from the element that has focus by then.
      closeAll();
      event.stopPropagation();
    } else if (typeahead.take(event)) {
      event.preventDefault();
    } else if (["ArrowRight", "Enter", " "].includes(key)) {
      const submenuId = submenuIds.find((id) => id === highlighted);
      if (submenuId === undefined) return;
      event.preventDefault();
      submenus.openSubmenu(submenuId, "first");
    }
  };

  return (
    <Menu.Root
      {...rootProps}
      recipe={menuRecipe}
      id={levelId}
      ids={{ ...ids, content: contentId }}
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      // Zag closes what was opened after a menu with it: another button's menu is not its own.
      onRequestDismiss={(event) => event.preventDefault()}
      highlightedValue={highlighted}
      onHighlightChange={(details) => suggestHighlight(details.highlightedValue)}
      typeahead={false}
      loopFocus
      positioning={{
        strategy: "fixed",
        overflowPadding: MENU_VIEWPORT_MARGIN_PX,
        // There is no arrow; its padding would move a menu that belongs to a point.
        arrowPadding: 0,
        ...positioning,
      }}
    >
      <Portal container={landmarkRef}>
        <Menu.Positioner {...staysInMenu}>
          <Menu.Content
            ref={contentRef}
            data-menu-tree={treeId}
            data-leaving={open ? undefined : ""}
            // The name is its own: Zag would name it by a trigger that it renders.
            aria-label={name}
            aria-labelledby={contentId}
            onKeyDownCapture={onKeyDownCapture}
            onPointerEnter={onPointerEnter}
            {...pointerHandlers}
          >
            <MenuLevelProvider
              value={{
                ...submenus,
                Level: MenuLevel,
                open,
                treeId,
                levelId,
                hasGutter: entries.some(hasGutter),
                closeAll,
              }}
            >
              {entries.map((entry) => (
                <MenuEntryView key={entry.id} entry={entry} />
              ))}
            </MenuLevelProvider>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
};
