import type { SyntheticEvent } from "react";

const stop = (event: SyntheticEvent) => event.stopPropagation();

/**
 * For what is put elsewhere on the page by a portal, through which React's events rise. Without
 * this, a press in a menu would also be one on what the menu belongs to: a double click on an entry
 * of a window's menu one on its title bar.
 */
export const staysInside = {
  onClick: stop,
  onDoubleClick: stop,
  onContextMenu: stop,
  onKeyDown: stop,
  onMouseDown: stop,
  onPointerDown: stop,
  onTouchStart: stop,
};
