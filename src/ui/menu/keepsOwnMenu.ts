/** What has a menu of the browser's that a visitor would miss: open in new tab, paste, save. */
const OWN_MENU_SELECTOR =
  'a[href], input, textarea, select, video, audio, iframe, [contenteditable]:not([contenteditable="false"])';

/** Whether the browser's own context menu is to be left to this element. */
export const keepsOwnMenu = (target: Element): boolean =>
  target.closest(OWN_MENU_SELECTOR) !== null;
