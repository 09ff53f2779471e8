// Checks of values that a history entry or storage may hold: an earlier release may have written them.

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === "string";
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
