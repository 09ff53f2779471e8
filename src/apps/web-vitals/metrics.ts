import { locale } from "../../words/locale";

export type Rating = "good" | "needs-improvement" | "poor";

export interface Metric {
  readonly name: "CLS" | "INP" | "LCP" | "FCP" | "TTFB";
  /** The highest value that is still good. */
  readonly goodUpTo: number;
  /** The lowest value that is poor. */
  readonly poorFrom: number;
  /** The unit of values and thresholds; layout shift has none. */
  readonly unit?: "ms";
  /** The browser's name for its performance entries. */
  readonly entryType: string;
}

/** The five rows in their order, with the published thresholds. */
export const metrics: readonly Metric[] = [
  { name: "CLS", goodUpTo: 0.1, poorFrom: 0.25, entryType: "layout-shift" },
  // Only the label is INP: the measure and its thresholds are those of the first input's delay.
  { name: "INP", unit: "ms", goodUpTo: 100, poorFrom: 300, entryType: "first-input" },
  {
    name: "LCP",
    unit: "ms",
    goodUpTo: 2500,
    poorFrom: 4000,
    entryType: "largest-contentful-paint",
  },
  { name: "FCP", unit: "ms", goodUpTo: 1800, poorFrom: 3000, entryType: "paint" },
  { name: "TTFB", unit: "ms", goodUpTo: 800, poorFrom: 1800, entryType: "navigation" },
];

export type MetricName = Metric["name"];

/** The latest value of each metric that has arrived. */
export type MetricValues = Readonly<Partial<Record<MetricName, number>>>;

/** This browser measures the metric: some have no layout shifts, others no paints, and WebKitGTK may date a response before its page. */
export const isMeasured = ({ entryType }: Pick<Metric, "entryType">): boolean => {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes(entryType)) return false;
  if (entryType !== "navigation") return true;
  const [navigation] = performance.getEntriesByType(entryType);
  return navigation instanceof PerformanceNavigationTiming && navigation.responseStart > 0;
};

export const rate = ({ goodUpTo, poorFrom }: Metric, value: number): Rating => {
  if (value <= goodUpTo) return "good";
  return value < poorFrom ? "needs-improvement" : "poor";
};

/** Whole milliseconds, or a layout shift to three places. */
export const formatValue = ({ unit }: Pick<Metric, "unit">, value: number): string =>
  unit === "ms"
    ? `${Math.round(value)} ms`
    : value.toLocaleString(locale, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
