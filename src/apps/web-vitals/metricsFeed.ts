import { hasFailed, loadAhead, loadable } from "../../lib/loading";
import type { MetricName, MetricValues } from "./metrics";

type Listener = (values: MetricValues) => void;

// The page's, not a component's: the browser measures a page once, however often a desktop mounts.
let values: MetricValues = {};

const listeners = new Set<Listener>();
let isTelling = false;

const tell = () => {
  isTelling = false;
  for (const listener of listeners) listener(values);
};

// The first few arrive together, while the measuring code is still starting: they are told of
// once, in a task of their own.
const record = (name: MetricName, value: number) => {
  values = { ...values, [name]: value };
  if (!isTelling) setTimeout(tell);
  isTelling = true;
};

/** The panel's component; loading it starts the measuring, once per page. */
export const webVitalsPanel = loadable(["code", "web-vitals"], async () => {
  const { observeMetrics, WebVitalsPanel } = await import("./lazy");
  observeMetrics(record);
  return WebVitalsPanel;
});

/**
 * Calls back with what has arrived so far, if anything, and on every change; returns how to stop.
 *
 * @param onFailure called when the measuring code failed to load: there will be no metrics.
 */
export const watchMetrics = (listener: Listener, onFailure = () => {}): (() => void) => {
  listeners.add(listener);
  if (Object.keys(values).length > 0) listener(values);
  // Without the code there are no metrics and no panel; `preload-error` has told the page.
  void loadAhead(webVitalsPanel).then(() => {
    if (hasFailed(webVitalsPanel)) onFailure();
  });
  return () => {
    listeners.delete(listener);
  };
};
