import { Menu } from "@chakra-ui/react/menu";
import Check from "lucide-react/icons/check";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { PointerEventHandler, ReactNode } from "react";
import type { Point } from "../../lib/geometry";
import * as styles from "./Menu.module.css";

/** A line of a menu that does something. */
export interface ActionEntry {
  kind: "action";
  id: string;
  label: string;
  /** The language of the label, on a site in several. */
  lang?: string;
  /** For one of several options: whether it is the chosen one. */
  isChosen?: boolean;
  /** A thumbnail of 40 × 24 px, or an icon. */
  picture?: ReactNode;
  /** Keeps the menu open, so that the entry can be chosen again. Default false. */
  staysOpen?: boolean;
  /** The keyboard shortcut that does the same, in the words of the visitor's keyboard. */
  keys?: string;
  onSelect(): void;
}

/** Opens a menu of its own beside the entry. */
export interface SubmenuEntry {
  kind: "submenu";
  id: string;
  label: string;
  picture?: ReactNode;
  entries: readonly MenuEntry[];
}

/** An `id` is unique among the entries of its menu. */
export type MenuEntry = ActionEntry | SubmenuEntry | { kind: "separator"; id: string };

/** The highlighted entry when a menu opens. `first` is the chosen option where there is one. */
export type StartAt = "first" | "last" | "none";

export interface MenuOpening {
  startAt: StartAt;
  /** The id of the element that opens the menu, or a point in the viewport. */
  anchor: string | Point;
}

/** The entries that the highlight can reach, without those of submenus. */
export const menuItems = (entries: readonly MenuEntry[]) =>
  entries.filter((entry) => entry.kind !== "separator");

/** The id of the entry that is highlighted when a menu opens. */
export const startingId = (entries: readonly MenuEntry[], startAt: StartAt): string | null => {
  if (startAt === "none") return null;
  const items = menuItems(entries);
  const chosen = items.find((entry) => entry.kind === "action" && entry.isChosen);
  return (startAt === "last" ? items.at(-1) : (chosen ?? items[0]))?.id ?? null;
};

interface MenuEntryViewProps {
  entry: MenuEntry;
  isExpanded: boolean;
  openSubmenu(startAt: StartAt): void;
  /** Closes the menu with those that it was opened from. */
  closeAll(): void;
  onPointerEnter: PointerEventHandler;
}

export const MenuEntryView = ({
  entry,
  isExpanded,
  openSubmenu,
  closeAll,
  onPointerEnter,
}: MenuEntryViewProps) => {
  // Zag's own `onSelect` needs a pointer event before the click, which screen readers don't send.
  const shared = { className: styles.item, closeOnSelect: false, onPointerEnter };
  const choose = (act: () => void) => {
    // First, so that a dialog finds the focus where it is to return to.
    closeAll();
    act();
  };

  switch (entry.kind) {
    case "separator":
      return <Menu.Separator className={styles.separator} />;
    case "action": {
      const { id, label, isChosen, picture, staysOpen, keys, onSelect } = entry;
      const onClick = staysOpen ? onSelect : () => choose(onSelect);
      return (
        <Menu.Item
          {...shared}
          {...(isChosen !== undefined && { role: "menuitemradio", "aria-checked": isChosen })}
          value={id}
          onClick={onClick}
        >
          {isChosen !== undefined && <span className={styles.mark}>{isChosen && <Check />}</span>}
          {picture && <span className={styles.picture}>{picture}</span>}
          {process.env.SITE_LANGUAGES ? (
            <span className={styles.text} lang={entry.lang}>
              {label}
            </span>
          ) : (
            <span className={styles.text}>{label}</span>
          )}
          {keys !== undefined && (
            <kbd className={styles.keys} dir="ltr">
              {keys}
            </kbd>
          )}
        </Menu.Item>
      );
    }
    case "submenu":
      // Not `Menu.TriggerItem`: see `useSubmenu`.
      return (
        <Menu.Item
          {...shared}
          value={entry.id}
          aria-haspopup="menu"
          aria-expanded={isExpanded}
          // A click without a pointer has no detail.
          onClick={({ detail }) => openSubmenu(detail === 0 ? "first" : "none")}
        >
          {entry.picture && <span className={styles.picture}>{entry.picture}</span>}
          <span className={styles.text}>{entry.label}</span>
          <ChevronRight />
        </Menu.Item>
      );
  }
};
