/** What is a desktop icon, for the script below. */
const ICON = "[data-app-icon]";

/** Makes `other`, an icon, show whether it is the pressed one, `icon`. */
const HIGHLIGHT = 'other.toggleAttribute("data-highlighted",other===icon)';

/**
 * The part of `beforeStartScript` that keeps what is pressed before the page's own scripts are
 * there, which a slow connection brings a second after the first paint. An icon shows at once that
 * it was pressed; what the press does comes when the page plays it again. Nothing else hears of it
 * until then: a press that makes React take over would count twice.
 *
 * A link answers by itself. If it is an icon too, it does so only when it is asked for a tab or a
 * window of its own.
 */
export const earlyPressesScript = [
  "const presses=[],keep=event=>{",
  `const icon=event.target.closest("${ICON}"),{type}=event;`,
  'if(over||event.target.closest("a")&&(!icon||event.ctrlKey||event.metaKey||event.shiftKey))return;',
  "event.stopImmediatePropagation();",
  "presses.push(event);",
  // What it does comes when it is played again, and should not come twice.
  'if(type==="click")event.preventDefault();',
  // A click on an icon highlights it, a pointer that goes down anywhere else highlights none.
  'if(type===(icon?"click":"pointerdown"))',
  `document.querySelectorAll("${ICON}").forEach(other=>${HIGHLIGHT})};`,
  '["pointerdown","pointerup","pointercancel","click","dblclick"]',
  ".forEach(type=>addEventListener(type,keep,true));",
].join("");
