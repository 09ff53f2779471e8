// All of this app that arrival does without, in one chunk: the panel is there with its first metric.
export { observeMetrics } from "./observeMetrics";
export { WebVitalsPanel } from "./WebVitalsPanel";
