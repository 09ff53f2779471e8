export { observeMetrics } from "./observeMetrics";
export { WebVitals } from "./WebVitals";
