import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { marks } from "../../words/locale.words";
import { formatValue, isMeasured, type Metric, type MetricName, rate } from "./metrics";
import { RatingMark } from "./RatingMark";
import * as styles from "./WebVitals.module.css";
import { words } from "./webVitals.words";

export interface MetricRowProps {
  metric: Metric & { readonly name: MetricName };
  /** Undefined until it has arrived. */
  value: number | undefined;
}

export const MetricRow = ({ metric, value }: MetricRowProps) => {
  const name = words[metric.name];
  const rating = value === undefined ? undefined : rate(metric, value);
  const neverComes = value === undefined && !isMeasured(metric);
  return (
    <div
      data-metric={metric.name}
      data-rating={rating}
      title={neverComes ? `${name}${marks.comma}${words.notMeasuredHere}` : name}
    >
      <dt>
        {metric.name}
        <VisuallyHidden>
          {marks.comma}
          {name}
        </VisuallyHidden>
      </dt>
      <dd>
        {neverComes ? (
          <>
            {/* There is no room for more. */}
            <span aria-hidden>{words.notMeasured}</span>
            <VisuallyHidden>{words.notMeasuredHere}</VisuallyHidden>
          </>
        ) : (
          <span className={styles.value} dir="ltr">
            {value === undefined ? words.waiting : formatValue(metric, value)}
          </span>
        )}
        <RatingMark rating={rating} neverComes={neverComes} />
      </dd>
    </div>
  );
};
