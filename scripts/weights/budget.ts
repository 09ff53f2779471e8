import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type ArrivedFile, sumBytes } from "./arrival";
import type { Weights } from "./scriptWeights";

/** Kept in `budget.json`; `npm run write:budget` brings its packages up to date. All in bytes. */
export interface Budget {
  /** The most that may arrive of each kind: text after `gzip -9`, fonts as they are. Changed by hand only. */
  limits: { script: number; document: number; font: number };
  /** The site's language when its packages were counted: its words are in the code, and so is what only its side of reading needs. */
  language: string;
  /** What each package, and all of our own code, may weigh in the scripts that arrive: minified, so exact. */
  packages: Readonly<Record<string, number>>;
}

export const BUDGET_FILE = resolve("scripts/weights/budget.json");

export const readBudget = (): Budget => JSON.parse(readFileSync(BUDGET_FILE, "utf8"));

/**
 * How much a package may grow without a word: what a small correction takes. A real addition is more, and a person then
 * says by `npm run write:budget` that it is meant.
 */
export const TOLERANCE_BYTES = 512;

/** Of a large one so much, since what stands at its edges is counted as a neighbour's in one place and as its own in another. */
const TOLERANCE_SHARE = 0.01;

const toleratedBytes = (allowed: number): number =>
  allowed + Math.max(TOLERANCE_BYTES, TOLERANCE_SHARE * allowed);

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

const OWN_CODE = "src";

/**
 * What a budget counts. Our own rooms are one: the minifier moves statements from module to module, and which of them is next to
 * which goes by where the project lies.
 */
export const budgetedBytes = (weights: Weights): ReadonlyMap<string, number> => {
  const bytes = new Map<string, number>();
  for (const [name, { minified }] of weights) {
    const counted = name.startsWith(`${OWN_CODE}/`) ? OWN_CODE : name;
    bytes.set(counted, (bytes.get(counted) ?? 0) + minified);
  }
  return bytes;
};

/** The packages that weigh more than they may, the one that grew most first, each in one sentence. */
export const grownPackages = (weights: Weights, { packages }: Budget): string[] =>
  [...budgetedBytes(weights)]
    .map(([name, minified]) => ({ name, minified, allowed: packages[name] ?? 0 }))
    .filter(({ minified, allowed }) => minified > toleratedBytes(allowed))
    .sort((a, b) => b.minified - b.allowed - (a.minified - a.allowed))
    .map(({ name, minified, allowed }) =>
      allowed === 0
        ? `${name} is new: ${kilobytes(minified)} minified.`
        : `${name} grew by ${kilobytes(minified - allowed)} to ${kilobytes(minified)} minified.`,
    );

/** The kinds of files of which more arrives than may, each in one sentence. */
export const exceededLimits = (files: readonly ArrivedFile[], { limits }: Budget): string[] =>
  (["script", "document", "font"] as const)
    .map((kind) => ({ kind, bytes: sumBytes(files, kind), limit: limits[kind] }))
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ kind, bytes, limit }) => `${kind}: ${kilobytes(bytes)}, ${kilobytes(limit)} at most.`);
