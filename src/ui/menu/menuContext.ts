import type { MenuRootProps } from "@chakra-ui/react/menu";
import { type ComponentType, createContext, useContext } from "react";
import type { MenuEntry } from "./MenuEntry";
import type { StartAt } from "./MenuOpening";

/** What a menu, or a submenu, is given. */
export interface MenuLevelProps
  extends Pick<MenuRootProps, "ids" | "onFocusOutside" | "onInteractOutside" | "positioning"> {
  contentId: string;
  /** Marks the elements of a menu and its submenus. */
  treeId: string;
  /** The menu's accessible name. */
  name: string;
  entries: readonly MenuEntry[];
  startAt: StartAt;
  /** False while the menu fades out. */
  open: boolean;
  /** Escape, a press outside, ArrowLeft in a submenu. */
  onClose(): void;
  /** Closes the menu with all that it was opened from, focus going back. */
  closeAll(): void;
  /** The menu has faded out. */
  onExited?(): void;
  onPointerEnter?(): void;
}

/** What an entry knows of the menu that it is in. */
export interface MenuLevelContext {
  /** What a submenu is again: the component of the menu that the entry is in. */
  Level: ComponentType<MenuLevelProps>;
  /** False while the menu fades out. */
  open: boolean;
  /** Marks the elements of a menu and its submenus, for `isInMenuTree`. */
  treeId: string;
  /** The menu's id; its items' ids are made from it by `itemId`. */
  levelId: string;
  /** Whether labels leave room at their left, for some entry has an icon or a mark. */
  hasGutter: boolean;
  /** The open submenu, or null. */
  submenu: { id: string; startAt: StartAt } | null;
  openSubmenu(id: string, startAt: StartAt): void;
  closeSubmenu(): void;
  pointerInSubmenu(): void;
  /** Closes the menu with all that it was opened from, focus going back. */
  closeAll(): void;
}

const Context = createContext<MenuLevelContext | null>(null);
export const MenuLevelProvider = Context.Provider;

export const useMenuLevel = (): MenuLevelContext => {
  const level = useContext(Context);
  if (level === null) throw new Error("A menu's entry must be inside a menu");
  return level;
};

/** The id that Chakra's menu gives the item's element. */
export const itemId = (levelId: string, value: string): string => `${levelId}/${value}`;

/** The id of the element of the submenu that an item opens. */
export const submenuContentId = (levelId: string, value: string): string =>
  `${itemId(levelId, value)}/menu`;
