import type { OnDemand } from "./onDemand";

/** A part that is there from the start, in the shape of one that is loaded on demand. */
export const alreadyLoaded = <Value>(value: Value): OnDemand<Value> => ({
  load: () => Promise.resolve(value),
  loadAhead: () => Promise.resolve(),
  hasFailed: () => false,
  current: () => ({ value }),
});
