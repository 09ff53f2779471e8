import { VISIT_STORAGE_KEY } from "../../lib/storageKeys";
import { RESTORING_ATTRIBUTE } from "./restoring";

const literal = JSON.stringify;

/** Where the page's scripts do not come, the windows show as they are in the HTML after this time. */
const LONGEST_MS = 4000;

/**
 * The script that hides the windows before the first paint when they are about to be put where the
 * visitor had them: they appear there, instead of jumping there.
 */
export const restoringScript = [
  "try{",
  "if(history.state&&history.state.desktop&&",
  `JSON.parse(sessionStorage.getItem(${literal(VISIT_STORAGE_KEY)})).isPlain===false){`,
  "((root,name)=>{",
  'root.setAttribute(name,"");',
  `setTimeout(()=>root.removeAttribute(name),${LONGEST_MS})`,
  `})(document.documentElement,${literal(RESTORING_ATTRIBUTE)})}`,
  "}catch{}",
].join("");
