import { useEffect } from "react";
import { whenIdle } from "../../lib/whenIdle";
import { load, loadable } from "../../loading/loading";
import { holdSettled } from "../../loading/settled";
import { useWindowActions } from "../../windows";
import { useSetMetrics } from "./metricValues";

export const WEB_VITALS_ID = "webVitals";

/** Measures the page, and shows the results. */
export const vitalsCode = loadable(["code", "web-vitals"], () => import("./panel"));

/** Measures the page once it is at rest, and opens the panel with the first metric. */
export const CollectMetrics = () => {
  const setMetrics = useSetMetrics();
  const { openBehind } = useWindowActions();

  useEffect(() => {
    const release = holdSettled();
    const cancel = whenIdle(async () => {
      try {
        const { observeMetrics } = await load(vitalsCode);
        observeMetrics((name, value) => {
          setMetrics((values) => ({ ...values, [name]: value }));
          openBehind(WEB_VITALS_ID);
          release();
        });
      } catch {
        // `preload-error` has reported it: there are no metrics, and no panel.
        release();
      }
    });
    return () => {
      release();
      cancel();
    };
  }, [setMetrics, openBehind]);

  return null;
};
