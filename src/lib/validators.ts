import type { Point, Size } from "./geometry";

// Checks of values that storage or a history entry may hold: anybody can write there.

/** A stored text as JSON; null where it is none. */
export const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === "string";
export const isNumber = (value: unknown): value is number => Number.isFinite(value);
export const isPoint = (value: unknown): value is Point =>
  isRecord(value) && isNumber(value.x) && isNumber(value.y);
export const isSize = (value: unknown): value is Size =>
  isRecord(value) && isNumber(value.width) && isNumber(value.height);

export const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The values of a record that are right. */
export const valuesWhere = <Value>(
  record: unknown,
  isRight: (value: unknown, key: string) => value is Value,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(recordOf(record)).filter((entry): entry is [string, Value] =>
      isRight(entry[1], entry[0]),
    ),
  );
