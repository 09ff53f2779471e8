export type Unit = "ms" | "s" | "KB" | "MB" | "" | "px" | "×";

/** One line of the bench's table: what was measured, in every run, and what it should be. */
export interface Row {
  name: string;
  unit: Unit;
  /** One value for each run. Of exact things, such as bytes, there is one run. */
  values: readonly number[];
  goal?: { atMost: number } | { atLeast: number };
}

/** The middle of the values; of an even number of them the mean of both in the middle. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error("There is no median of nothing.");
  return (lower + upper) / 2;
};

/** Whether the median reaches the goal; undefined when there is none. */
export const reachesGoal = ({ values, goal }: Row): boolean | undefined => {
  if (goal === undefined) return undefined;
  return "atMost" in goal ? median(values) <= goal.atMost : median(values) >= goal.atLeast;
};
