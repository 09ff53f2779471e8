import { useOnDemand } from "../../lib/useOnDemand";
import { webVitalsPanel } from "./metricsFeed";

/** The window opens with the first metric, and those come from the same chunk as the panel. */
export const WebVitals = () => {
  const panel = useOnDemand(webVitalsPanel);
  return panel.status === "ready" ? <panel.value /> : null;
};
