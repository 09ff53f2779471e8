import { onCLS, onFCP, onLCP, onTTFB } from "web-vitals";
import { isMeasured, type MetricName } from "./metrics";

export type RecordMetric = (name: MetricName, value: number) => void;

const FIRST_INPUT = "first-input";

/** web-vitals measures this no longer; the browser's own entry holds it. */
const observeFirstInputDelay = (record: RecordMetric) => {
  if (!isMeasured({ entryType: FIRST_INPUT })) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry instanceof PerformanceEventTiming) {
        record("INP", entry.processingStart - entry.startTime);
      }
    }
  });
  observer.observe({ type: FIRST_INPUT, buffered: true });
};

/** Hands over every metric as it arrives and whenever it changes, for as long as the page lives. */
export const observeMetrics = (record: RecordMetric): void => {
  const report = ({ name, value }: { name: MetricName; value: number }) => record(name, value);
  const everyChange = { reportAllChanges: true };
  onCLS(report, everyChange);
  onLCP(report, everyChange);
  onFCP(report);
  onTTFB(report);
  observeFirstInputDelay(record);
};
