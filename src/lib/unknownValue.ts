/** The parts of a value of unknown shape, from storage or history: another version or another site may have written it. */

/** The value if it is an object, otherwise an empty one. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The texts in the value if it is a list. */
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];

/** The finite numbers in the value if it is an object. */
export const numbersIn = (value: unknown): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(recordOf(value)).filter((entry): entry is [string, number] =>
      Number.isFinite(entry[1]),
    ),
  );
