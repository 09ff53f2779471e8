import { z } from "zod";
import type { JsonPath } from "./files/jsonTree";
import { graphqlMarks } from "./graphqlMarks";
import { itemsOf, recordOf } from "./record";

/** A file inside `data/` that a data file names, and where in it. */
export interface NamedFile {
  path: JsonPath;
  name: string;
}

/** Every file that a value names where its schema says that a file is named. The value itself need not be right. */
export const namedFiles = (schema: z.ZodType, value: unknown, path: JsonPath = []): NamedFile[] => {
  if (graphqlMarks.get(schema)?.type === "File") {
    return typeof value === "string" ? [{ path, name: value }] : [];
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return namedFiles(schema.unwrap() as z.ZodType, value, path);
  }
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType;
    return itemsOf(value).flatMap((item, index) => namedFiles(element, item, [...path, index]));
  }
  if (!(schema instanceof z.ZodObject)) return [];
  const record = recordOf(value);
  return Object.entries<z.ZodType>(schema.shape).flatMap(([key, inside]) =>
    namedFiles(inside, record[key], [...path, key]),
  );
};
