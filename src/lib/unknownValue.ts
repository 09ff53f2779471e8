/** The parts of a value of unknown shape, such as one of storage, which another version or another site may have written. */

/** The value if it is an object, otherwise an empty one. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The items of the value if it is a list. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The texts in the value if it is a list. */
export const textsOf = (value: unknown): readonly string[] =>
  itemsOf(value).filter((item) => typeof item === "string");

/** The finite numbers in the value if it is an object. */
export const numbersIn = (value: unknown): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(recordOf(value)).filter((entry): entry is [string, number] =>
      Number.isFinite(entry[1]),
    ),
  );
