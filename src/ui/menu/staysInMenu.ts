import type { SyntheticEvent } from "react";

const stop = (event: SyntheticEvent) => event.stopPropagation();

/**
 * React's events rise through portals. Without this, a press in a menu would also be one on what
 * the menu belongs to: a double click on an entry of a window's menu one on its title bar.
 */
export const staysInMenu = {
  onClick: stop,
  onDoubleClick: stop,
  onContextMenu: stop,
  onKeyDown: stop,
  onMouseDown: stop,
  onPointerDown: stop,
  onTouchStart: stop,
};
