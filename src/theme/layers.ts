/**
 * The one table of painting layers (z-index). A window's layer is derived from the stack: the
 * focused one is 1002 and all others 1000. It holds inside the window's
 * slot, which is painted in the stack's order by a `z-index` of its own, from 1 on. A phone's home
 * screen lies under every sheet, whatever has the focus; a window on its way out is no longer in the
 * stack.
 */
export const layers = {
  wallpaper: 0,
  homeScreen: 1,
  window: 1000,
  windowFocused: 1002,
  windowLeaving: 1003,
  dock: 1050,
  topBar: 1100,
  menu: 1200,
  tooltip: 1300,
} as const;
