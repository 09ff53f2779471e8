import type { JsonPath } from "./readDocument";

/** All texts in a value, with their places. */
export const textsIn = (value: unknown, place: JsonPath): { text: string; path: JsonPath }[] => {
  if (typeof value === "string") return [{ text: value, path: place }];
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, item]) =>
        textsIn(item, [...place, Array.isArray(value) ? Number(key) : key]),
      )
    : [];
};
