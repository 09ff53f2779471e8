import type { ReactNode } from "react";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { words } from "../../words/words";
import { formatValue, isMeasured, type Metric, type Rating, rate } from "./metrics";
import * as styles from "./WebVitals.module.css";

// Colour alone is not enough: the shapes are those of Lighthouse.
const SHAPES: Record<Rating | "waiting" | "none", ReactNode> = {
  good: <circle cx="6" cy="6" r="4.5" />,
  "needs-improvement": <rect x="2" y="2" width="8" height="8" rx="1" />,
  poor: <path d="M6.8 1.7a.9.9 0 0 0-1.6 0L.9 9.6a.9.9 0 0 0 .8 1.4h8.6a.9.9 0 0 0 .8-1.4z" />,
  waiting: <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" />,
  none: <path stroke="currentColor" d="M3 6h6" />,
};

interface MetricRowProps {
  metric: Metric;
  /** Undefined until it has arrived. */
  value: number | undefined;
}

export const MetricRow = ({ metric, value }: MetricRowProps) => {
  const name = words.webVitals[metric.name];
  const rating = value === undefined ? undefined : rate(metric, value);
  const isUnsupported = value === undefined && !isMeasured(metric);
  return (
    <div
      data-metric={metric.name}
      data-rating={rating}
      title={isUnsupported ? `${name}${words.marks.comma}${words.webVitals.notMeasuredHere}` : name}
    >
      <dt>
        <span>{metric.name}</span>
        <VisuallyHidden>{words.marks.comma + name}</VisuallyHidden>
      </dt>{" "}
      <dd>
        {isUnsupported ? (
          <>
            {/* There is no room for more. */}
            <span aria-hidden>{words.webVitals.notMeasured}</span>
            <VisuallyHidden>{words.webVitals.notMeasuredHere}</VisuallyHidden>
          </>
        ) : (
          <span className={styles.value} dir="ltr">
            {value === undefined ? words.webVitals.waiting : formatValue(metric, value)}
          </span>
        )}
        {rating ? (
          <svg viewBox="0 0 12 12" role="img">
            <title>{words.webVitals[rating]}</title>
            <g>{SHAPES[rating]}</g>
          </svg>
        ) : (
          <svg viewBox="0 0 12 12" aria-hidden="true">
            {SHAPES[isUnsupported ? "none" : "waiting"]}
          </svg>
        )}
      </dd>{" "}
    </div>
  );
};
