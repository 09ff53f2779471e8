import { MetricRow } from "./MetricRow";
import { metrics } from "./metrics";
import { useMetrics } from "./state";
import { Timestamp } from "./Timestamp";
import * as styles from "./WebVitals.module.css";

/** What the browser has measured of this visit. Nothing of it leaves the page. */
export const WebVitalsPanel = () => {
  const values = useMetrics();
  return (
    <div className={styles.panel}>
      <dl>
        {metrics.map((metric) => (
          <MetricRow key={metric.name} metric={metric} value={values[metric.name]} />
        ))}
      </dl>
      <Timestamp />
    </div>
  );
};
