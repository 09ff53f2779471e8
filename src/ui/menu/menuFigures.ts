/**
 * The figures of a menu. Its least width, 8rem, is the token `sizes.menu`. They are the issue's;
 * Zag, the machine inside Chakra's menu, has others written into it (type-ahead 350 ms, submenu
 * 200 ms, closing 100 ms), hence `useTypeahead` and `createSubmenuIntent`.
 */

/** Distance between a menu and what it belongs to, in CSS pixels. */
export const MENU_OFFSET_PX = 4;

/** Least distance between a menu and the edges of the viewport, in CSS pixels. */
export const MENU_VIEWPORT_MARGIN_PX = 8;

/** How long after the last letter type-ahead starts a new word. */
export const TYPEAHEAD_RESET_MS = 1000;

/** How long a pointer rests on an entry before its submenu opens. */
export const SUBMENU_OPEN_DELAY_MS = 100;

/** How long a submenu stays after the pointer left it or its entry, and isn't coming nearer. */
export const POINTER_GRACE_MS = 300;
