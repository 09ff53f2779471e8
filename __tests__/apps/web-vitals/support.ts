import { onCLS, onFCP, onLCP, onTTFB } from "web-vitals";

/** All of web-vitals that is used; the tests mock it. */
const OBSERVED = { CLS: onCLS, FCP: onFCP, LCP: onLCP, TTFB: onTTFB };

/** A layout shift and a paint as web-vitals reports them. */
export const report = (name: keyof typeof OBSERVED, value: number) => {
  const observed = jest.mocked(OBSERVED[name]);
  for (const [callback] of observed.mock.calls)
    (callback as (metric: unknown) => void)({ name, value });
};

type EntryCallback = (list: { getEntries: () => unknown[] }) => void;

const observers = new Set<{ callback: EntryCallback; options: PerformanceObserverInit }>();

class FakeEventTiming {
  constructor(
    readonly startTime: number,
    readonly processingStart: number,
  ) {}
}

/** What the fake browser measures: all that the panel shows but layout shifts, as Firefox does. */
const MEASURED = ["first-input", "largest-contentful-paint", "paint", "navigation"];

class FakePerformanceObserver {
  static readonly supportedEntryTypes = MEASURED;
  constructor(private readonly callback: EntryCallback) {}
  observe(options: PerformanceObserverInit) {
    observers.add({ callback: this.callback, options });
  }
}

/** What jsdom lacks: a browser that tells of the first input. */
export const installPerformanceObserver = () => {
  Object.assign(globalThis, {
    PerformanceObserver: FakePerformanceObserver,
    PerformanceEventTiming: FakeEventTiming,
  });
};

/** The visitor's first press: made at `startTime`, attended to from `processingStart` on. */
export const firstInput = (startTime: number, processingStart: number) => {
  for (const { callback, options } of observers) {
    if (options.type !== "first-input" || !options.buffered) continue;
    callback({ getEntries: () => [new FakeEventTiming(startTime, processingStart)] });
  }
};

export const firstInputObservers = () => observers.size;
