/** Whether focus, or this element, is in the menu or one of its submenus. */
export const isInMenuTree = (treeId: string, element = document.activeElement): boolean =>
  element?.closest(`[data-menu-tree="${treeId}"]`) != null;

/**
 * Gives focus back when a menu closes, unless the visitor has meanwhile put it somewhere else: a
 * press on a field or on another menu's button closes the menu too.
 */
export const returnFocus = (treeId: string, to: HTMLElement | null): void => {
  const isNowhere = document.activeElement === null || document.activeElement === document.body;
  if (isNowhere || isInMenuTree(treeId)) to?.focus({ preventScroll: true });
};
