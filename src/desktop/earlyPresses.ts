/** What is a desktop icon, for the script below. */
const ICON = "[data-app-icon]";

/** Links that open windows of this desktop: its icons', and the dock's. */
const LAUNCHER = `nav,${ICON}`;

/** What answers to the arrow keys: lists that are one stop for Tab, tabs, and buttons with menus. */
const ANSWERS_KEYS = "[data-roving],[role=tab],[aria-haspopup]";

/** Makes `other`, an icon, show whether it is the pressed one, `icon`. */
const HIGHLIGHT = 'other.toggleAttribute("data-highlighted",other===icon)';

/**
 * The part of `beforeStartScript` that keeps what is pressed before the page's own scripts are
 * there, which a slow connection brings a second after the first paint. An icon shows at once that
 * it was pressed; what the press does comes when the page plays it again. Nothing else hears of it
 * until then: a press that makes React take over would count twice.
 *
 * A link answers by itself. If it opens a window, it does so only when it is asked for a tab or a
 * window of its own.
 *
 * Of the keys F6 is kept, and what moves the focus where arrow keys do; there also Enter and Space, since
 * they are meant for what the arrows have reached. Space on a button is a click by itself.
 */
export const earlyPressesScript = [
  "const presses=[],keep=event=>{",
  "const{target,type,key,ctrlKey,metaKey,shiftKey}=event,",
  `icon=target.closest("${ICON}"),link=target.closest("a");`,
  'if(over||(type==="keydown"?',
  'ctrlKey||metaKey||event.altKey||key!=="F6"&&',
  `(shiftKey||!target.closest("${ANSWERS_KEYS}")||!/^(Arrow|Enter$)/.test(key)&&(key!==" "||!link)):`,
  `link&&(!target.closest("${LAUNCHER}")||ctrlKey||metaKey||shiftKey)))return;`,
  "event.stopImmediatePropagation();",
  "presses.push(event);",
  // What it does comes when it is played again, and should not come twice.
  'if(type==="click"||key)event.preventDefault();',
  // A click on an icon highlights it, a pointer that goes down anywhere else highlights none.
  'if(type===(icon?"click":"pointerdown"))',
  `document.querySelectorAll("${ICON}").forEach(other=>${HIGHLIGHT})};`,
  '["pointerdown","pointerup","pointercancel","click","dblclick","keydown"]',
  ".forEach(type=>addEventListener(type,keep,true));",
].join("");
