import { median, type Row, reachesGoal, type Unit } from "./row";

const DECIMALS: Readonly<Record<Unit, number>> = {
  "": 3,
  KB: 1,
  MB: 0,
  ms: 0,
  px: 1,
  s: 2,
  "×": 2,
};

/** A number as a person reads it: no more decimals than its unit deserves. */
export const readable = (value: number, unit: Unit): string => {
  const digits = Number.isInteger(value) && unit === "" ? 0 : DECIMALS[unit];
  return unit === "" ? value.toFixed(digits) : `${value.toFixed(digits)} ${unit}`;
};

const goalText = ({ goal, unit }: Row): string => {
  if (goal === undefined) return "";
  return "atMost" in goal ? `≤ ${goal.atMost} ${unit}`.trim() : `≥ ${goal.atLeast} ${unit}`.trim();
};

const VERDICTS = new Map([
  [true, "yes"],
  [false, "**no**"],
  [undefined, ""],
]);

/** A Markdown table, its columns as wide as their widest cell. */
export const markdownTable = (
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string => {
  const widths = heads.map((head, column) =>
    Math.max(...[head, ...rows.map((row) => row[column] ?? "")].map((cell) => [...cell].length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - [...cell].length)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(heads), rule, ...rows.map(line)].join("\n");
};

/** The bench's table: the median of each row, its goal, and how far apart the runs were. */
export const resultTable = (rows: readonly Row[]): string =>
  markdownTable(
    ["", "median", "goal", "reached", "runs"],
    rows.map((row) => [
      row.name,
      readable(median(row.values), row.unit),
      goalText(row),
      VERDICTS.get(reachesGoal(row)) ?? "",
      row.values.length === 1
        ? "exact"
        : row.values.map((value) => readable(value, row.unit)).join(", "),
    ]),
  );
