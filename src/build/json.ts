/** A JSON value's keys and values; none when it is not a record. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return isRecord ? Object.fromEntries(Object.entries(value)) : {};
}

/** A JSON list's items; none when it is not a list. */
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
