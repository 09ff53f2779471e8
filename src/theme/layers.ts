/**
 * The one table of painting layers (z-index). A window's layer is derived from the stack: the
 * focused one is 1002 and all others 1000. It counts inside the window's
 * wrapper, which is painted in the stack's order by a `z-index` of its own, from 1 on. A phone's home
 * screen is below every sheet, whatever has the focus; a closing window is no longer in the
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
