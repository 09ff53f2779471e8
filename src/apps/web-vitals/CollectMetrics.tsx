import { useEffect } from "react";
import { holdSettled } from "../../lib/settled";
import { whenIdle } from "../../lib/whenIdle";
import { useWindowActions } from "../../windows";
import { watchMetrics } from "./metricsFeed";
import { useSetMetrics } from "./state";

export const WEB_VITALS_ID = "webVitals";

/** Collects metrics once the page is at rest, and shows the panel as soon as there is one. */
export const CollectMetrics = () => {
  const setMetrics = useSetMetrics();
  const { openBehind } = useWindowActions();

  useEffect(() => {
    let stopWatching = () => {};
    const release = holdSettled();
    const callOff = whenIdle(() => {
      stopWatching = watchMetrics((values) => {
        setMetrics(values);
        openBehind(WEB_VITALS_ID);
        release();
      }, release);
    });
    return () => {
      release();
      callOff();
      stopWatching();
    };
  }, [setMetrics, openBehind]);

  return null;
};
