import { words } from "./head.words";

/**
 * How long the page may take to start, in milliseconds, before it is taken for failed. On a slow 3G
 * connection and a slow phone it takes six seconds.
 */
export const START_PATIENCE_MS = 20_000;

// A JSON string inside a script element must not be able to close it.
const literal = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * The part of `beforeStartScript` that says so when the page's own scripts do not take over: one
 * could not be had or broke, the page's data could not be had, or time is up. From then on presses
 * are left alone, so that links are links.
 */
export const failedStartScript = [
  "const fail=event=>{",
  // A picture that is missing is an error event too.
  'if(over||leaving||event&&event.target!==window&&event.target.localName!=="script")return;',
  "over=true;",
  // Element by element: a page's policy lets no text become HTML.
  'const notice=document.createElement("div"),button=document.createElement("button");',
  'notice.setAttribute("data-notice","");notice.setAttribute("role","alert");',
  `button.textContent=${literal(words.reload)};button.onclick=()=>location.reload();`,
  `notice.append(${literal(`${words.failedStart} `)},button);document.body.prepend(notice)};`,
  'addEventListener("error",fail,true);',
  'addEventListener("unhandledrejection",fail);',
  `setTimeout(fail,${START_PATIENCE_MS});`,
].join("");
