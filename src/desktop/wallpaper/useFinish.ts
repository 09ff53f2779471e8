import { useEffect, useState } from "react";
import { hasFastConnection } from "../../lib/hasFastConnection";
import { onDemand } from "../../lib/onDemand";
import { whenIdle } from "../../lib/whenIdle";

const finish = onDemand(() => import("./finish"));

type Finish = typeof import("./finish");

/** What makes a ground finer, when the page has loaded and the browser is idle; null until then, and for good on a slow connection. */
export const useFinish = (): Finish | null => {
  const [loaded, setLoaded] = useState<Finish | null>(null);
  useEffect(() => {
    let isWanted = true;
    const callOff = whenIdle(async () => {
      if (!hasFastConnection()) return;
      await finish.loadAhead();
      if (isWanted) setLoaded(finish.current()?.value ?? null);
    });
    return () => {
      isWanted = false;
      callOff();
    };
  }, []);
  return loaded;
};
