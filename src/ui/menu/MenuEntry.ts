import type { ReactNode } from "react";
import type { Point } from "../../lib/geometry";
import type { TypeaheadItem } from "../useTypeahead";

/** One line of a menu that does something. Disabled ones are passed over by keyboard and pointer. */
export interface ActionEntry {
  kind: "action";
  id: string;
  label: string;
  icon?: ReactNode;
  /** Default false. */
  disabled?: boolean;
  /** Keeps the menu open, the entry highlighted, so that it can be chosen again. Default false. */
  staysOpen?: boolean;
  /** Called when chosen; unless the entry stays open, focus is back where it was by then. */
  onSelect(): void;
}

/** A group of options of which one is chosen. Choosing closes the menu. */
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

export interface RadioOption {
  value: string;
  label: string;
  /** A picture becomes a thumbnail of 40 × 24 px, anything else keeps its size. */
  picture?: ReactNode;
}

export interface SeparatorEntry {
  kind: "separator";
  id: string;
}

/** Opens a menu of its own beside the entry. */
export interface SubmenuEntry {
  kind: "submenu";
  id: string;
  label: string;
  icon?: ReactNode;
  entries: readonly MenuEntry[];
}

/** What a menu consists of. An `id` is unique among the entries of its menu. */
export type MenuEntry = ActionEntry | RadioEntry | SeparatorEntry | SubmenuEntry;

export const isSubmenu = (entry: MenuEntry): entry is SubmenuEntry => entry.kind === "submenu";

/** Whether an entry has an icon or a mark, for which all labels of its menu leave room. */
export const needsGutter = (entry: MenuEntry): boolean =>
  entry.kind === "radio" || (entry.kind !== "separator" && entry.icon !== undefined);

/** The entries, or how to make them: a function is called only while the menu is open. */
export type MenuEntries = readonly MenuEntry[] | (() => readonly MenuEntry[]);

/**
 * Which entry is highlighted when a menu opens: none under a pointer, one for the keyboard.
 * `checked` is the first one where none is checked.
 */
export type StartAt = "first" | "last" | "checked" | "none";

/** One opening of a menu, from the press that asked for it until it has faded out. */
export interface MenuOpening {
  /** Different for each opening of the same menu. */
  key: number;
  /** False while the menu fades out. */
  open: boolean;
  startAt: StartAt;
  /** The button that the menu belongs to, or the place in the viewport where it was asked for. */
  anchor: HTMLElement | Point;
  returnFocusTo: HTMLElement | null;
}

/** Two groups of one menu may have options of the same value. */
export const optionItemValue = (groupId: string, value: string): string => `${groupId}/${value}`;

const itemsOfEntry = (entry: MenuEntry): TypeaheadItem[] => {
  switch (entry.kind) {
    case "action":
      return entry.disabled ? [] : [{ value: entry.id, label: entry.label }];
    case "submenu":
      return [{ value: entry.id, label: entry.label }];
    case "radio":
      return entry.options.map(({ value, label }) => ({
        value: optionItemValue(entry.id, value),
        label,
      }));
    case "separator":
      return [];
  }
};

/** What the highlight can reach in a menu, from top to bottom, without its submenus' items, by what Chakra's menu knows it. */
export const menuItems = (entries: readonly MenuEntry[]): TypeaheadItem[] =>
  entries.flatMap(itemsOfEntry);

/** The value that is highlighted when a menu opens. */
export const startingValue = (entries: readonly MenuEntry[], startAt: StartAt): string | null => {
  if (startAt === "none") return null;
  const items = menuItems(entries);
  const checked = entries.flatMap((entry) =>
    entry.kind === "radio" ? [optionItemValue(entry.id, entry.value)] : [],
  );
  const start =
    (startAt === "checked" && items.find(({ value }) => checked.includes(value))) ||
    items.at(startAt === "last" ? -1 : 0);
  return start?.value ?? null;
};
