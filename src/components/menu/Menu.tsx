import { LocaleProvider } from "@chakra-ui/react/locale";
import { Menu as ChakraMenu, type MenuRootProps } from "@chakra-ui/react/menu";
import { Portal } from "@chakra-ui/react/portal";
import { ChakraProvider, createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import {
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
  useRef,
  useState,
} from "react";
import { BACKWARD_KEY, isKey, ONWARD_KEY } from "../../lib/shortcuts";
import { endSide, language } from "../../words/locale";
import { useTypeahead } from "../useTypeahead";
import * as styles from "./Menu.module.css";
import {
  type MenuEntry,
  MenuEntryView,
  type MenuOpening,
  menuItems,
  startingId,
} from "./MenuEntry";
import { useSubmenu } from "./useSubmenu";

const OFFSET_PX = 4;
const PADDING_PX = 4;
const VIEWPORT_MARGIN_PX = 8;

/** Without tokens: each page's head has them already. */
const system = createSystem(defineConfig({ preflight: false, disableLayers: true }));

const stop = (event: SyntheticEvent) => event.stopPropagation();

const positioningAt = (
  anchor: MenuOpening["anchor"],
  isSubmenu: boolean,
): MenuRootProps["positioning"] => ({
  strategy: "fixed",
  placement: isSubmenu ? `${endSide}-start` : "bottom-start",
  // The first entry of a submenu is level with its opener, and its edge over that of the menu.
  offset: { mainAxis: isSubmenu ? 0 : OFFSET_PX, crossAxis: isSubmenu ? -PADDING_PX : 0 },
  overlap: isSubmenu,
  overflowPadding: VIEWPORT_MARGIN_PX,
  arrowPadding: 0,
  ...(typeof anchor !== "string" && { getAnchorRect: () => ({ ...anchor, width: 0, height: 0 }) }),
});

interface MenuLevelProps extends MenuOpening {
  id: string;
  /** The menu's accessible name. */
  name: string;
  entries: readonly MenuEntry[];
  isSubmenu?: boolean;
  /** Closes this menu. */
  onClose(): void;
  /** Closes this menu and those that it was opened from. */
  closeAll(): void;
  onPointerEnter?(): void;
}

const MenuLevel = (props: MenuLevelProps) => {
  const { id, name, entries, anchor, isSubmenu = false, onClose, closeAll } = props;
  const contentRef = useRef<HTMLDivElement>(null);
  // Inside of a landmark, for visitors who navigate by landmarks.
  const landmarkRef = useRef(document.querySelector<HTMLElement>("main"));
  const [highlighted, setHighlighted] = useState(() => startingId(entries, props.startAt));
  const items = menuItems(entries);
  const takeLetter = useTypeahead({
    labels: items.map(({ label }) => label),
    current: items.findIndex(({ id }) => id === highlighted),
    onMatch: (index) => setHighlighted(items[index]?.id ?? null),
  });
  const submenuOf = (id: string | null | undefined) =>
    entries.filter((entry) => entry.kind === "submenu").find((entry) => entry.id === id);
  const { opened, openSubmenu, closeSubmenu, pointAt } = useSubmenu(contentRef, setHighlighted);
  const submenu = submenuOf(opened?.id);

  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") act();
  };

  // Before Zag's own handler, which ignores an event whose default is prevented.
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const { nativeEvent } = event;
    if (event.key === "Tab") {
      // The browser goes on from the trigger, which has the focus by then.
      event.stopPropagation();
      closeAll();
      return;
    }
    const opener = submenuOf(highlighted);
    const opens = isKey(nativeEvent, ONWARD_KEY, "Enter", " ");
    if (isSubmenu && isKey(nativeEvent, BACKWARD_KEY)) onClose();
    else if (!takeLetter(event)) {
      if (!opener || !opens) return;
      openSubmenu(opener.id, "first");
    }
    event.preventDefault();
  };

  return (
    <>
      <ChakraMenu.Root
        unstyled
        open
        id={id}
        ids={{ content: id, ...(typeof anchor === "string" && { trigger: anchor }) }}
        onOpenChange={onClose}
        // Otherwise a menu closes those that opened after it, another button's too.
        onRequestDismiss={(event) => event.preventDefault()}
        // The pointer moves the focus between a menu and its submenu.
        onFocusOutside={(event) => {
          const { target } = event.detail.originalEvent;
          if (target instanceof Element && target.closest("[role=menu]")) event.preventDefault();
        }}
        highlightedValue={highlighted}
        onHighlightChange={({ highlightedValue }) => setHighlighted(highlightedValue)}
        // Zag's own starts a new word after 350 ms.
        typeahead={false}
        loopFocus
        positioning={positioningAt(anchor, isSubmenu)}
      >
        <Portal container={landmarkRef}>
          <ChakraMenu.Positioner
            className={styles.positioner}
            // React events bubble through portals: here, to a title bar that is dragged, say.
            onClick={stop}
            onDoubleClick={stop}
            onContextMenu={stop}
            onKeyDown={stop}
            onMouseDown={stop}
            onPointerDown={stop}
            onTouchStart={stop}
          >
            <ChakraMenu.Content
              ref={contentRef}
              className={styles.content}
              // Its own name: a context menu has no trigger to be named by.
              aria-label={name}
              aria-labelledby={id}
              onKeyDownCapture={onKeyDownCapture}
              onPointerEnter={props.onPointerEnter}
              onPointerLeave={byMouse(() => pointAt(null))}
            >
              {entries.map((entry) => (
                <MenuEntryView
                  key={entry.id}
                  entry={entry}
                  isExpanded={entry === submenu}
                  openSubmenu={(startAt) => openSubmenu(entry.id, startAt)}
                  closeAll={closeAll}
                  onPointerEnter={byMouse(() =>
                    pointAt(entry.kind === "submenu" ? entry.id : null),
                  )}
                />
              ))}
            </ChakraMenu.Content>
          </ChakraMenu.Positioner>
        </Portal>
      </ChakraMenu.Root>
      {submenu && opened && (
        <MenuLevel
          key={submenu.id}
          id={`${id}/${submenu.id}/menu`}
          name={submenu.label}
          entries={submenu.entries}
          startAt={opened.startAt}
          // Zag's id of the item.
          anchor={`${id}/${submenu.id}`}
          isSubmenu
          onClose={closeSubmenu}
          closeAll={closeAll}
          onPointerEnter={() => pointAt(submenu.id)}
        />
      )}
    </>
  );
};

export interface MenuProps extends MenuOpening {
  id: string;
  /** The menu's accessible name. */
  name: string;
  entries: () => readonly MenuEntry[];
  onClose(): void;
}

export const Menu = ({ entries, onClose, ...rest }: MenuProps) => (
  <ChakraProvider value={system}>
    <LocaleProvider locale={language}>
      <MenuLevel {...rest} entries={entries()} onClose={onClose} closeAll={onClose} />
    </LocaleProvider>
  </ChakraProvider>
);
