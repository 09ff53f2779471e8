import { callOf } from "./callOf";

/** The id of the template in which a page's scripts wait. */
export const SCRIPTS_ID = "scripts";

/** For a page that is never painted, since it went to the background, and for browsers that report no paint. */
const LATEST_MS = 500;

const startAfterPaint = (id: string, latest: number): void => {
  const { content } = document.getElementById(id) as HTMLTemplateElement;
  const start = () => {
    if (!("leaving" in document.documentElement.dataset)) document.body.append(content);
  };
  if (document.hidden) start();
  else {
    setTimeout(start, latest);
    new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  }
};

/**
 * Starts the scripts of the template once something is on screen: on a quick network they arrive before the first paint, and
 * would hold it up. A page in the background starts at once.
 */
export const scriptsAfterPaint = (): string => callOf(startAfterPaint, SCRIPTS_ID, LATEST_MS);
