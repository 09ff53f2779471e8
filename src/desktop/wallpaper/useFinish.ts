import { useEffect, useState } from "react";
import { hasFastConnection } from "../../lib/hasFastConnection";
import { loadAhead, loadable, loadedValue } from "../../lib/loading";
import { whenIdle } from "../../lib/whenIdle";

const finish = loadable(["code", "wallpaper-finish"], () => import("./finish"));

type Finish = typeof import("./finish");

/** What makes a ground finer, when the page has loaded and the browser is idle; null until then, and for good on a slow connection. */
export const useFinish = (): Finish | null => {
  const [loaded, setLoaded] = useState<Finish | null>(null);
  useEffect(() => {
    let isWanted = true;
    const callOff = whenIdle(async () => {
      if (!hasFastConnection()) return;
      await loadAhead(finish);
      if (isWanted) setLoaded(loadedValue(finish) ?? null);
    });
    return () => {
      isWanted = false;
      callOff();
    };
  }, []);
  return loaded;
};
