import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { BROWSER_FLAGS, browserPath } from "./browser";

/**
 * Fetched by npx when the bench runs. It is no dependency on purpose: it would bring some 130 packages into every
 * installation, and only the bench needs it.
 */
const LIGHTHOUSE = "lighthouse@12.8.2";

const MEBIBYTE = 2 ** 20;

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const METRICS = {
  fcpMs: "first-contentful-paint",
  lcpMs: "largest-contentful-paint",
  tbtMs: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;

type Category = (typeof CATEGORIES)[number];
type Metric = keyof typeof METRICS;

/** Scores are from 0 to 100. */
export type LighthouseResult = Record<Category | Metric, number>;

interface Report {
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { message: string };
}

const parseReport = (json: string): LighthouseResult => {
  const { categories, audits, runtimeError }: Report = JSON.parse(json);
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const scores = CATEGORIES.map((name) => [name, (categories[name].score ?? Number.NaN) * 100]);
  const metrics = Object.entries(METRICS).map(([name, audit]) => [
    name,
    audits[audit]?.numericValue ?? Number.NaN,
  ]);
  return Object.fromEntries([...scores, ...metrics]);
};

/** One run of Lighthouse with its own settings: a phone on a simulated slow 4G, or a desktop. */
export const runLighthouse = async (
  address: string,
  device: "phone" | "desktop",
): Promise<LighthouseResult> => {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      "--yes",
      LIGHTHOUSE,
      address,
      "--output=json",
      "--quiet",
      `--only-categories=${CATEGORIES.join(",")}`,
      `--chrome-flags=${["--headless=new", ...BROWSER_FLAGS].join(" ")}`,
      ...(device === "desktop" ? ["--preset=desktop"] : []),
    ],
    { env: { ...process.env, CHROME_PATH: browserPath() }, maxBuffer: 64 * MEBIBYTE },
  );
  return parseReport(stdout);
};
