/** A value as code. A JSON string inside a script element must not be able to close it. */
export const literal = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");
