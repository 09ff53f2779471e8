import { onCLS, onFCP, onLCP, onTTFB } from "web-vitals";
import { isMeasured, type MetricName } from "./metrics";

type RecordMetric = (name: MetricName, value: number) => void;

const FIRST_INPUT = "first-input";

/** web-vitals measures it no longer; the browser's own entry has it. */
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

/** Reports each metric when it is first known and at each change, as long as the page lives. */
export const observeMetrics = (record: RecordMetric): void => {
  const report = ({ name, value }: { name: MetricName; value: number }) => record(name, value);
  onCLS(report, { reportAllChanges: true });
  onLCP(report, { reportAllChanges: true });
  onFCP(report);
  onTTFB(report);
  observeFirstInputDelay(record);
};
