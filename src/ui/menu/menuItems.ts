import type { MenuEntry } from "./MenuEntry";
import type { StartAt } from "./MenuOpening";

/** Something that can be highlighted: `value` is what Chakra's menu knows it by. */
export interface MenuItem {
  value: string;
  label: string;
}

/** Two groups of one menu may have options of the same value. */
export const optionItemValue = (groupId: string, value: string): string => `${groupId}/${value}`;

const itemsOfEntry = (entry: MenuEntry): MenuItem[] => {
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

/** What the highlight can reach in a menu, from top to bottom, without its submenus' items. */
export const menuItems = (entries: readonly MenuEntry[]): MenuItem[] =>
  entries.flatMap(itemsOfEntry);

/** The value that is highlighted when a menu opens. */
export const startingValue = (items: readonly MenuItem[], startAt: StartAt): string | null => {
  if (startAt === "none") return null;
  return items.at(startAt === "first" ? 0 : -1)?.value ?? null;
};
