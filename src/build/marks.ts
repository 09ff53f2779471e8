import { z } from "zod";
import type { JsonPath } from "./files/readDocument";
import { itemsOf, recordOf } from "./record";

/** The meaning of a value beside its shape: for GraphQL, and for checks that look beyond one file. */
export interface Mark {
  /** Its GraphQL type. Otherwise a record's type is named after its place, and a choice is a text. */
  readonly type?: string;
  /** Fields of the record in GraphQL's language that no file has, or that differ from the file's. */
  readonly fields?: string;
  /**
   * The kind of thing that a text names: a picture in `data/` ("portrait" and "wallpaper" are more exact), a picture or any file in `static/`,
   * or anything at an address of this site. "markdown": it may have links.
   */
  readonly names?: "picture" | "portrait" | "wallpaper" | "drawing" | "file" | "place" | "markdown";
  /** The record of another collection that a text names. */
  readonly refersTo?: Reference;
}

export interface Reference {
  readonly collection: "wallpapers" | "projects" | "navigation";
  /** The key that holds the name there. */
  readonly key: string;
  /** The word for one of them. */
  readonly thing: string;
}

export const marks = z.registry<Mark>();

/** Marks a schema and returns it. Mark it last: Zod's methods return others. */
export const mark = <Schema extends z.ZodType>(schema: Schema, added: Mark): Schema => {
  marks.add(schema, { ...marks.get(schema), ...added });
  return schema;
};

interface MarkedValue {
  readonly path: JsonPath;
  readonly value: unknown;
  readonly mark: Mark;
}

/** All marked values in a value, valid or not. */
export const markedValues = (
  schema: z.ZodType,
  value: unknown,
  path: JsonPath = [],
): MarkedValue[] => {
  if (value === undefined) return [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return markedValues(schema.unwrap() as z.ZodType, value, path);
  }
  const own = marks.get(schema);
  return [...(own ? [{ path, value, mark: own }] : []), ...valuesInside(schema, value, path)];
};

const valuesInside = (schema: z.ZodType, value: unknown, path: JsonPath): MarkedValue[] => {
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType;
    return itemsOf(value).flatMap((item, index) => markedValues(element, item, [...path, index]));
  }
  if (!(schema instanceof z.ZodObject)) return [];
  const record = recordOf(value);
  return Object.entries<z.ZodType>(schema.shape).flatMap(([key, inside]) =>
    markedValues(inside, record[key], [...path, key]),
  );
};
