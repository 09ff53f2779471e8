import { styled } from "../../theme/styled";
import { MetricRow } from "./MetricRow";
import { metrics } from "./metrics";
import { useMetrics } from "./state";
import { Timestamp } from "./Timestamp";
import { webVitalsRecipe } from "./webVitals.recipe";

const Panel = styled("div", webVitalsRecipe);

/** What the browser has measured of this visit. Nothing of it leaves the page. */
export const WebVitalsPanel = () => {
  const values = useMetrics();
  return (
    <Panel>
      <dl>
        {metrics.map((metric) => (
          <MetricRow key={metric.name} metric={metric} value={values[metric.name]} />
        ))}
      </dl>
      <Timestamp />
    </Panel>
  );
};
