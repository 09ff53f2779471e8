import { Menu } from "@chakra-ui/react/menu";
import { Check, ChevronRight } from "lucide-react";
import type { PointerEventHandler, ReactNode } from "react";
import type { Point } from "../../lib/geometry";
import type { TypeaheadItem } from "../useTypeahead";
import * as styles from "./Menu.module.css";

/** A line of a menu that does something. */
export interface ActionEntry {
  kind: "action";
  id: string;
  label: string;
  disabled?: boolean;
  /** Keeps the menu open, so that the entry can be chosen again. Default false. */
  staysOpen?: boolean;
  onSelect(): void;
}

export interface RadioOption {
  value: string;
  label: string;
  /** A thumbnail of 40 × 24 px. */
  picture?: ReactNode;
}

/** A group of options of which one is chosen; the only group of its menu. */
export interface RadioEntry {
  kind: "radio";
  id: string;
  /** The group's accessible name; not shown. */
  label: string;
  /** The value of the chosen option. */
  value: string;
  options: readonly RadioOption[];
  onChange(value: string): void;
}

/** Opens a menu of its own beside the entry. */
export interface SubmenuEntry {
  kind: "submenu";
  id: string;
  label: string;
  entries: readonly MenuEntry[];
}

/** An `id` is unique among the entries of its menu. */
export type MenuEntry = ActionEntry | RadioEntry | SubmenuEntry | { kind: "separator"; id: string };

/** The entries, or a function that is called while the menu is open. */
export type MenuEntries = readonly MenuEntry[] | (() => readonly MenuEntry[]);

/** The highlighted entry when a menu opens. `first` is the chosen option where there is one. */
export type StartAt = "first" | "last" | "none";

export interface MenuOpening {
  startAt: StartAt;
  /** The id of the element that opens the menu, or a point in the viewport. */
  anchor: string | Point;
}

/** The items that the highlight can reach, without those of submenus. */
export const menuItems = (entries: readonly MenuEntry[]): readonly TypeaheadItem[] =>
  entries.flatMap((entry): readonly TypeaheadItem[] => {
    if (entry.kind === "radio") return entry.options;
    if (entry.kind === "separator" || (entry.kind === "action" && entry.disabled)) return [];
    return [{ value: entry.id, label: entry.label }];
  });

/** The value that is highlighted when a menu opens. */
export const startingValue = (entries: readonly MenuEntry[], startAt: StartAt): string | null => {
  if (startAt === "none") return null;
  const items = menuItems(entries);
  const radio = entries.find((entry) => entry.kind === "radio");
  const chosen = startAt === "first" && items.find(({ value }) => value === radio?.value);
  return (chosen || items.at(startAt === "last" ? -1 : 0))?.value ?? null;
};

interface MenuEntryViewProps {
  entry: MenuEntry;
  /** Whether the entry's submenu is open. */
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
      const { id, label, disabled, staysOpen, onSelect } = entry;
      const onClick = staysOpen ? onSelect : () => choose(onSelect);
      return (
        <Menu.Item
          {...shared}
          value={id}
          disabled={disabled}
          onClick={disabled ? undefined : onClick}
        >
          <span className={styles.text}>{label}</span>
        </Menu.Item>
      );
    }
    case "radio":
      return (
        <Menu.RadioItemGroup value={entry.value}>
          <Menu.ItemGroupLabel hidden>{entry.label}</Menu.ItemGroupLabel>
          {entry.options.map(({ value, label, picture }) => (
            <Menu.RadioItem
              {...shared}
              key={value}
              value={value}
              onClick={() => choose(() => entry.onChange(value))}
            >
              <span className={styles.mark}>{value === entry.value && <Check />}</span>
              {picture !== undefined && <span className={styles.picture}>{picture}</span>}
              <span className={styles.text}>{label}</span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioItemGroup>
      );
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
          <span className={styles.text}>{entry.label}</span>
          <ChevronRight />
        </Menu.Item>
      );
  }
};
