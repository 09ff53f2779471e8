import { useLoading } from "../../lib/loading";
import { webVitalsPanel } from "./metricsFeed";

/** The window opens with the first metric, and those come from the same chunk as the panel. */
export const WebVitals = () => {
  const panel = useLoading(webVitalsPanel);
  return panel.status === "ready" ? <panel.value /> : null;
};
