import { literal } from "../../lib/literal";

/** The id of the template in which a page's scripts wait. */
export const SCRIPTS_ID = "scripts";

/** For a page that is never painted, since it went to the background, and for browsers that don't tell. */
const LATEST_MS = 500;

/**
 * The script that starts those of the template once something is on screen: on a quick network they arrive before the first paint,
 * and would hold it up. A page in the background starts at once.
 */
export const scriptsAfterPaint = (): string => `{
const {content}=document.getElementById(${literal(SCRIPTS_ID)});
const start=()=>"leaving" in document.documentElement.dataset||document.body.append(content);
if(document.hidden)start();
else{
setTimeout(start,${LATEST_MS});
new PerformanceObserver(start).observe({type:"paint",buffered:true});
}
}`;
