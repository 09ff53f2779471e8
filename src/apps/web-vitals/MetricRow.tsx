import { marks } from "../../words/locale.words";
import { formatValue, type Metric, type MetricName, rate } from "./metrics";
import { RatingMark } from "./RatingMark";
import { words } from "./webVitals.words";

export interface MetricRowProps {
  metric: Metric & { readonly name: MetricName };
  /** Undefined until it has arrived. */
  value: number | undefined;
}

export const MetricRow = ({ metric, value }: MetricRowProps) => {
  const rating = value === undefined ? undefined : rate(metric, value);
  return (
    <div data-metric={metric.name} data-rating={rating} title={words[metric.name]}>
      <dt>
        {metric.name}
        <span data-part="spoken">
          {marks.comma}
          {words[metric.name]}
        </span>
      </dt>
      <dd>
        <span data-part="value" dir="ltr">
          {value === undefined ? words.waiting : formatValue(metric, value)}
        </span>
        <RatingMark rating={rating} />
      </dd>
    </div>
  );
};
