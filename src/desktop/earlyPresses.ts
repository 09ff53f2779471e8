/** What the small script in the head keeps until the page can answer. */
export interface EarlyPresses {
  /** What was pressed so far, the oldest first. From then on nothing is kept any more. */
  readonly take: () => readonly Event[];
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/**
 * The script that keeps what is pressed before the page's own scripts are there, which a slow
 * connection brings a second after the first paint. An icon shows at once that it was pressed; what
 * the press does comes when `useEarlyPresses` plays it again. Nothing else hears of it until then: a
 * press that makes React take over would count twice. A link answers by itself.
 */
export const earlyPressesScript = [
  "(function(){",
  'var types=["pointerdown","pointerup","pointercancel","click","dblclick"],presses=[];',
  "function keep(event){",
  "var target=event.target;",
  'if(target.closest("a"))return;',
  "event.stopImmediatePropagation();",
  "presses.push(event);",
  'var option=target.closest("[role=option]");',
  // A click on an icon highlights it, a pointer that goes down anywhere else highlights none.
  'if(event.type!==(option?"click":"pointerdown"))return;',
  'document.querySelectorAll("[role=option]").forEach(function(other){',
  'other.setAttribute("aria-selected",String(other===option))})}',
  "types.forEach(function(type){document.addEventListener(type,keep,true)});",
  "window.earlyPresses={take:function(){",
  "types.forEach(function(type){document.removeEventListener(type,keep,true)});",
  "return presses.splice(0)}}",
  "})()",
].join("");
