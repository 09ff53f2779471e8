import { Menu } from "@chakra-ui/react/menu";
import type { ReactNode } from "react";
import { direction } from "../../words/locale.words";
import * as styles from "./Menu.module.css";
import {
  type ActionEntry,
  type MenuEntry,
  optionItemValue,
  type RadioEntry,
  type StartAt,
  type SubmenuEntry,
} from "./MenuEntry";
import { submenuMenuId } from "./menuTree";

/** What an entry knows of the menu that it is in. */
export interface EntryMenu {
  id: string;
  /** Whether labels leave room at their start, for some entry has an icon or a mark. */
  hasGutter: boolean;
  /** The value of the entry whose submenu is open, or null. */
  openSubmenuId: string | null;
  openSubmenu(id: string, startAt: StartAt): void;
  /** Closes the menu with all that it was opened from, focus going back. */
  closeAll(): void;
}

interface EntryProps<Entry> {
  entry: Entry;
  menu: EntryMenu;
}

// Lucide's shapes, drawn here: its React package would add 1.4 KB to the menu's code for these two.
const glyph = (path: string): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
const checkMark = glyph("M20 6 9 17l-5-5");
const onward = glyph(direction === "rtl" ? "m15 18-6-6 6-6" : "m9 18 6-6-6-6");

const ActionItem = ({ entry, menu }: EntryProps<ActionEntry>) => {
  const choose = () => {
    // First, so that what the entry opens finds focus where it is to return to.
    if (!entry.staysOpen) menu.closeAll();
    entry.onSelect();
  };
  return (
    <Menu.Item
      className={styles.item}
      value={entry.id}
      disabled={entry.disabled}
      closeOnSelect={false}
      // Not Zag's `onSelect`: that needs a pointer's press before, which a screen reader's click lacks.
      onClick={entry.disabled ? undefined : choose}
    >
      {menu.hasGutter && (
        <span className={styles.gutter} aria-hidden>
          {entry.icon}
        </span>
      )}
      <Menu.ItemText className={styles.text}>{entry.label}</Menu.ItemText>
    </Menu.Item>
  );
};

const RadioItems = ({ entry, menu }: EntryProps<RadioEntry>) => (
  <Menu.RadioItemGroup value={optionItemValue(entry.id, entry.value)}>
    <Menu.ItemGroupLabel hidden>{entry.label}</Menu.ItemGroupLabel>
    {entry.options.map(({ value, label, picture }) => (
      <Menu.RadioItem
        className={styles.item}
        key={value}
        value={optionItemValue(entry.id, value)}
        closeOnSelect={false}
        onClick={() => {
          menu.closeAll();
          entry.onChange(value);
        }}
      >
        <span className={styles.gutter} aria-hidden>
          <Menu.ItemIndicator className={styles.indicator}>{checkMark}</Menu.ItemIndicator>
        </span>
        {picture !== undefined && (
          <span className={styles.picture} aria-hidden>
            {picture}
          </span>
        )}
        <Menu.ItemText className={styles.text}>{label}</Menu.ItemText>
      </Menu.RadioItem>
    ))}
  </Menu.RadioItemGroup>
);

/** A plain item, not Chakra's `Menu.TriggerItem`, which opens and closes its submenu by Zag's own delays. */
const SubmenuItem = ({ entry, menu }: EntryProps<SubmenuEntry>) => {
  const isOpen = menu.openSubmenuId === entry.id;
  return (
    <Menu.Item
      className={styles.item}
      value={entry.id}
      closeOnSelect={false}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-controls={isOpen ? submenuMenuId(menu.id, entry.id) : undefined}
      // A click without a pointer (screen reader) has no detail.
      onClick={({ detail }) => menu.openSubmenu(entry.id, detail === 0 ? "checked" : "none")}
    >
      {menu.hasGutter && (
        <span className={styles.gutter} aria-hidden>
          {entry.icon}
        </span>
      )}
      <Menu.ItemText className={styles.text}>{entry.label}</Menu.ItemText>
      <span className={styles.chevron} aria-hidden>
        {onward}
      </span>
    </Menu.Item>
  );
};

/** One entry of a menu, whatever its kind. */
export const MenuEntryView = ({ entry, menu }: EntryProps<MenuEntry>) => {
  switch (entry.kind) {
    case "action":
      return <ActionItem entry={entry} menu={menu} />;
    case "radio":
      return <RadioItems entry={entry} menu={menu} />;
    case "submenu":
      return <SubmenuItem entry={entry} menu={menu} />;
    case "separator":
      return <Menu.Separator className={styles.separator} />;
  }
};
