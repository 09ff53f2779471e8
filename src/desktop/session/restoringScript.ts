import { SESSION_STORAGE_KEY } from "../../lib/storageKeys";

/** Set on the root element while the windows are hidden because they are about to be restored. */
export const RESTORING_ATTRIBUTE = "data-restoring";

const literal = JSON.stringify;

/** If the page's scripts fail to load, the windows show as they are in the HTML after this time. */
const LONGEST_MS = 4000;

/** Hides the windows before the first paint if they are about to be restored elsewhere: they must not jump. */
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
