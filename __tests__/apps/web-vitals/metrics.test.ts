import { formatValue, isMeasured, metrics, rate } from "../../../src/apps/web-vitals/metrics";
import { words as en } from "../../../src/words/en";

/** The published thresholds. */
const PUBLISHED = {
  CLS: [0.1, 0.25],
  INP: [100, 300],
  LCP: [2500, 4000],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
} as const;

/** The nearest other double to `value`. */
const next = (value: number, direction: 1 | -1) => value * (1 + direction * Number.EPSILON);

it("shows the five metrics in this order", () => {
  expect(metrics.map(({ name }) => name)).toEqual(Object.keys(PUBLISHED));
});

describe.each(metrics)("$name", (metric) => {
  const [goodUpTo, poorFrom] = PUBLISHED[metric.name];

  it.each([
    [0, "good"],
    [next(goodUpTo, -1), "good"],
    [goodUpTo, "good"],
    [next(goodUpTo, 1), "needs-improvement"],
    [(goodUpTo + poorFrom) / 2, "needs-improvement"],
    [next(poorFrom, -1), "needs-improvement"],
    [poorFrom, "poor"],
    [next(poorFrom, 1), "poor"],
    [poorFrom * 1000, "poor"],
  ])(`rates ${metric.name} of %d as %s`, (value, rating) => {
    expect(rate(metric, value)).toBe(rating);
  });
});

it("explains the row labelled INP as the first input delay that it measures", () => {
  expect(en.webVitals.INP).toBe("first input delay");
});

describe("the time to first byte", () => {
  class Navigation {
    constructor(readonly responseStart: number) {}
  }
  const given = {
    PerformanceObserver,
    PerformanceNavigationTiming: Reflect.get(globalThis, "PerformanceNavigationTiming"),
  };
  afterEach(() => {
    Object.assign(globalThis, given);
    jest.restoreAllMocks();
  });

  it.each([
    [12.5, true],
    [0, false],
    [-1042, false],
  ])("a time to first byte with a response at %d ms is measured: %s", (at, expected) => {
    Object.assign(globalThis, {
      PerformanceObserver: { supportedEntryTypes: ["navigation"] },
      PerformanceNavigationTiming: Navigation,
    });
    const entries = [new Navigation(at)] as unknown as PerformanceEntryList;
    jest.spyOn(performance, "getEntriesByType").mockReturnValue(entries);
    expect(isMeasured({ entryType: "navigation" })).toBe(expected);
  });
});

it.each([
  [0, "0.000"],
  [0.00049, "0.000"],
  [0.0005, "0.001"],
  [0.1, "0.100"],
  [1.23456, "1.235"],
])("shows a layout shift of %d as %s", (value, text) => {
  expect(formatValue({}, value)).toBe(text);
});

it.each([
  [0, "0 ms"],
  [0.49, "0 ms"],
  [0.5, "1 ms"],
  [1234.5, "1235 ms"],
  [123456.7, "123457 ms"],
])("shows a time of %d as %s", (value, text) => {
  expect(formatValue({ unit: "ms" }, value)).toBe(text);
});
