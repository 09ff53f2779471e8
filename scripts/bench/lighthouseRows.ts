import type { LighthouseResult } from "./lighthouse";
import type { Row } from "./row";

const SECOND_MS = 1000;

type Column = (result: LighthouseResult) => number;

const inSeconds =
  (metric: "fcpMs" | "lcpMs"): Column =>
  (result) =>
    result[metric] / SECOND_MS;

/** The rows of a phone, of what it opens: simulated slow 4G, CPU four times slower. */
export const phoneRows = (results: readonly LighthouseResult[], opened = "phone"): Row[] => {
  const row = (name: string, unit: Row["unit"], column: Column, goal: Row["goal"]): Row => ({
    name: `${opened}: ${name}`,
    unit,
    values: results.map(column),
    goal,
  });
  return [
    row("performance", "", (it) => it.performance, { atLeast: 100 }),
    row("accessibility", "", (it) => it.accessibility, { atLeast: 100 }),
    row("best practices", "", (it) => it["best-practices"], { atLeast: 100 }),
    row("SEO", "", (it) => it.seo, { atLeast: 100 }),
    row("First Contentful Paint", "s", inSeconds("fcpMs"), { atMost: 0.7 }),
    row("Largest Contentful Paint", "s", inSeconds("lcpMs"), { atMost: 1.25 }),
    row("Total Blocking Time", "ms", (it) => it.tbtMs, { atMost: 20 }),
    row("Cumulative Layout Shift", "", (it) => it.cls, { atMost: 0 }),
  ];
};

export const desktopRows = (results: readonly LighthouseResult[]): Row[] => [
  {
    name: "desktop: performance",
    unit: "",
    values: results.map((it) => it.performance),
    goal: { atLeast: 100 },
  },
];

/** The same page without scripts, and how many times as long ours takes. */
export const limitRows = (
  limit: readonly LighthouseResult[],
  ours: readonly LighthouseResult[],
): Row[] => {
  const metrics = [
    ["First Contentful Paint", inSeconds("fcpMs")],
    ["Largest Contentful Paint", inSeconds("lcpMs")],
  ] as const;
  return [
    { name: "the limit: performance", unit: "", values: limit.map((it) => it.performance) },
    ...metrics.flatMap(([name, column]): Row[] => [
      { name: `the limit: ${name}`, unit: "s", values: limit.map(column) },
      {
        name: `ours ÷ the limit: ${name}`,
        unit: "×",
        values: ours.map((result, run) => column(result) / column(limit[run] ?? result)),
      },
    ]),
  ];
};
