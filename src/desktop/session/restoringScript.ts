import { SESSION_STORAGE_KEY } from "../../lib/storageKeys";

/** On the root element while a page hides its windows because they are about to be restored. */
export const RESTORING_ATTRIBUTE = "data-restoring";

const literal = JSON.stringify;

/** If the page's scripts fail to load, the windows show as they are in the HTML after this time. */
const LONGEST_MS = 4000;

/**
 * The script that hides the windows before the first paint when they are about to be put where the
 * visitor had them: they appear there, instead of jumping there.
 */
export const restoringScript = [
  "try{",
  "if(history.state&&history.state.desktop&&",
  `JSON.parse(sessionStorage.getItem(${literal(SESSION_STORAGE_KEY)})).isPlain===false){`,
  "((root,name)=>{",
  'root.setAttribute(name,"");',
  `setTimeout(()=>root.removeAttribute(name),${LONGEST_MS})`,
  `})(document.documentElement,${literal(RESTORING_ATTRIBUTE)})}`,
  "}catch{}",
].join("");
