import { formatValue, type Metric, rate } from "./metrics";
import { RatingMark } from "./RatingMark";

export interface MetricRowProps {
  metric: Metric;
  /** Undefined until it has arrived. */
  value: number | undefined;
}

export const MetricRow = ({ metric, value }: MetricRowProps) => {
  const rating = value === undefined ? undefined : rate(metric, value);
  return (
    <div data-metric={metric.name} data-rating={rating} title={metric.meaning}>
      <dt>
        {metric.name}
        <span data-part="spoken">, {metric.meaning}</span>
      </dt>
      <dd>
        <span data-part="value">
          {value === undefined ? "waiting" : formatValue(metric, value)}
        </span>
        <RatingMark rating={rating} />
      </dd>
    </div>
  );
};
