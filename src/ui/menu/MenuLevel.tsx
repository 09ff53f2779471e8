import { Menu, type MenuRootProps } from "@chakra-ui/react/menu";
import { Portal } from "@chakra-ui/react/portal";
import { type KeyboardEvent, useRef, useState } from "react";
import { isShortcut } from "../../lib/isShortcut";
import { isPressed } from "../../lib/shortcuts";
import { staysInside } from "../../lib/staysInside";
import { useLeaving } from "../../lib/useLeaving";
import { useTypeahead } from "../useTypeahead";
import * as styles from "./Menu.module.css";
import {
  isSubmenu,
  type MenuEntry,
  menuItems,
  needsGutter,
  type StartAt,
  startingValue,
} from "./MenuEntry";
import { MenuEntryView } from "./MenuEntryView";
import { besideItsEntry } from "./menuPlacement";
import { isInMenuTree, itemId, submenuMenuId } from "./menuTree";
import { useSubmenus } from "./useSubmenus";

interface MenuLevelProps extends Pick<MenuRootProps, "onInteractOutside" | "positioning"> {
  id: string;
  /** The menu's accessible name. */
  name: string;
  entries: readonly MenuEntry[];
  startAt: StartAt;
  /** The id of the entry's element that opens the menu, if it is a submenu. */
  openerId?: string;
  /** False while the menu fades out. */
  open: boolean;
  /** Escape, a press outside, the arrow back in a submenu. */
  onClose(): void;
  /** Closes the menu with all that it was opened from, focus going back. */
  closeAll(): void;
  /** The menu has faded out. */
  onExited?(): void;
  onPointerEnter?(): void;
}

/**
 * A menu or a submenu: Chakra's, with our own type-ahead and our own timing of submenus, since those
 * of Zag, the machine inside it, are fixed (350 ms; 200 and 100 ms).
 */
export const MenuLevel = (props: MenuLevelProps) => {
  const { id, name, entries, openerId, open, onClose, closeAll } = props;
  const contentRef = useRef<HTMLDivElement>(null);
  // In the page's main landmark: what is outside of all is missed by those who go by landmarks.
  const landmarkRef = useRef(document.querySelector<HTMLElement>("main"));
  const items = menuItems(entries);
  const [highlighted, setHighlighted] = useState(() => startingValue(entries, props.startAt));
  const submenus = useSubmenus({
    menuId: id,
    submenuIds: entries.filter(isSubmenu).map((entry) => entry.id),
    contentRef,
    highlighted,
    setHighlighted,
  });
  const submenu = entries.filter(isSubmenu).find((entry) => entry.id === submenus.submenu?.id);
  const typeahead = useTypeahead({ items, current: highlighted, onMatch: setHighlighted });

  // Not Zag's `onExitComplete`: it begins to listen for the end of the fading a frame later, and in
  // a slow moment that end has passed by then (Zag issue 3349).
  useLeaving(contentRef, !open, props.onExited);

  // Before Zag's own handler, which leaves alone what has been prevented.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (isShortcut(event)) {
      // Zag would take an arrow whatever is pressed with it.
      if (event.key.length > 1) event.stopPropagation();
      return;
    }
    if (event.key === "Tab") {
      // Not prevented: the browser goes on from the element that has focus by then.
      closeAll();
      event.stopPropagation();
      return;
    }
    if (isPressed(event.nativeEvent, "closeSubmenu") && openerId !== undefined) onClose();
    else if (!typeahead.take(event) && !submenus.openByKey(event.nativeEvent)) return;
    event.preventDefault();
  };

  return (
    <>
      <Menu.Root
        unstyled
        id={id}
        // The opener positions a submenu, and a press on it is none outside.
        ids={{ content: id, trigger: openerId }}
        open={open}
        onOpenChange={(details) => {
          if (!details.open) onClose();
        }}
        onInteractOutside={props.onInteractOutside}
        // The pointer crossing the menu before it puts focus there: no reason to close.
        onFocusOutside={(event) => {
          const { target } = event.detail.originalEvent;
          if (target instanceof Element && isInMenuTree(id, target)) event.preventDefault();
        }}
        // Zag closes what was opened after a menu with it: another button's menu is not its own.
        onRequestDismiss={(event) => event.preventDefault()}
        highlightedValue={highlighted}
        onHighlightChange={(details) => submenus.suggestHighlight(details.highlightedValue)}
        typeahead={false}
        loopFocus
        positioning={props.positioning}
      >
        <Portal container={landmarkRef}>
          <Menu.Positioner className={styles.positioner} {...staysInside}>
            <Menu.Content
              ref={contentRef}
              className={styles.content}
              data-leaving={open ? undefined : ""}
              // Zag puts the focus here a frame after an arrow key: one that chose within it would lose the focus with the menu.
              inert={open ? undefined : ""}
              // The name is its own: Zag would name it by a trigger that it renders.
              aria-label={name}
              aria-labelledby={id}
              onKeyDownCapture={onKeyDownCapture}
              onPointerEnter={props.onPointerEnter}
              {...submenus.pointerHandlers}
            >
              {entries.map((entry) => (
                <MenuEntryView
                  key={entry.id}
                  entry={entry}
                  menu={{
                    id,
                    hasGutter: entries.some(needsGutter),
                    openSubmenuId: submenu?.id ?? null,
                    openSubmenu: submenus.openSubmenu,
                    closeAll,
                  }}
                />
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {submenu && submenus.submenu && (
        <MenuLevel
          key={submenu.id}
          id={submenuMenuId(id, submenu.id)}
          name={submenu.label}
          entries={submenu.entries}
          startAt={submenus.submenu.startAt}
          openerId={itemId(id, submenu.id)}
          positioning={besideItsEntry()}
          open={open}
          onClose={submenus.closeSubmenu}
          closeAll={closeAll}
          onPointerEnter={submenus.pointerInSubmenu}
        />
      )}
    </>
  );
};
