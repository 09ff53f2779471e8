/** The id that Chakra's menu gives an item's element. */
export const itemId = (menuId: string, value: string): string => `${menuId}/${value}`;

/** The id of the submenu that an item opens: it begins with that of the menu. */
export const submenuMenuId = (menuId: string, value: string): string =>
  `${itemId(menuId, value)}/menu`;

/** Whether focus, or this element, is in the menu with this id, in what it was opened from or what it opens. */
export const isInMenuTree = (menuId: string, element = document.activeElement): boolean => {
  const [rootId] = menuId.split("/", 1);
  return element?.closest(`[role="menu"][id^="${rootId}"]`) != null;
};

/**
 * Gives focus back when a menu closes, unless the visitor has meanwhile put it somewhere else: a
 * press on a field or on another menu's button closes the menu too.
 */
export const returnFocus = (menuId: string, to: HTMLElement | null): void => {
  const isNowhere = document.activeElement === null || document.activeElement === document.body;
  if (isNowhere || isInMenuTree(menuId)) to?.focus({ preventScroll: true });
};
