import { useRef } from "react";
import { SECOND_MS, useNow } from "../../lib/useNow";
import { MetricRow } from "./MetricRow";
import { metrics } from "./metrics";
import { useMetrics } from "./metricValues";
import { formatTimestamp, formatTimeZone } from "./timestamp";
import * as styles from "./WebVitals.module.css";

/** Not live: a screen reader reads it when asked, not each second. */
const Timestamp = () => {
  const place = useRef<HTMLTimeElement>(null);
  const now = useNow(SECOND_MS, place);
  return (
    // Date, time and zone have this order in every language.
    <time ref={place} dateTime={now?.toISOString()} dir="ltr">
      {now && (
        <>
          <span>{formatTimestamp(now)}</span> <span>{formatTimeZone(now)}</span>
        </>
      )}
    </time>
  );
};

/** The browser's measures of this page. None of them leaves the page. */
export const WebVitals = () => {
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
