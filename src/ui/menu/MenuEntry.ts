import type { ReactNode } from "react";

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

/** The entries, or how to make them: a function is called only while the menu is open. */
export type MenuEntries = readonly MenuEntry[] | (() => readonly MenuEntry[]);
