import { z } from "zod";
import { itemsOf, recordOf } from "../../lib/unknownValue";
import type { JsonPath } from "../json";

/** The meaning of a value beside its shape: for GraphQL, and for checks that look beyond one file. */
export interface SchemaMeta {
  /** Its GraphQL type. Otherwise a record's type is named after its place, and a choice is a text. */
  readonly type?: string;
  /** Fields of the record in GraphQL's language that no file has, or that differ from the file's. */
  readonly fields?: string;
  /**
   * The kind of thing that a text names: a picture in `data/` ("portrait" and "wallpaper" are more exact), a picture in `static/`,
   * a page there ("ownPage"), or anything at an address of this site. "markdown": it may have links.
   */
  readonly names?:
    | "picture"
    | "portrait"
    | "wallpaper"
    | "drawing"
    | "ownPage"
    | "place"
    | "markdown";
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

/** Register a schema last: Zod's methods return others. */
export const schemaMeta = z.registry<SchemaMeta>();

interface ValueWithMeta {
  readonly path: JsonPath;
  readonly value: unknown;
  readonly meta: SchemaMeta;
}

/** All values in a value, valid or not, whose schemas are registered. */
export const valuesWithMeta = (
  schema: z.ZodType,
  value: unknown,
  path: JsonPath = [],
): ValueWithMeta[] => {
  if (value === undefined) return [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return valuesWithMeta(schema.unwrap() as z.ZodType, value, path);
  }
  const own = schemaMeta.get(schema);
  return [...(own ? [{ path, value, meta: own }] : []), ...valuesInside(schema, value, path)];
};

const valuesInside = (schema: z.ZodType, value: unknown, path: JsonPath): ValueWithMeta[] => {
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType;
    return itemsOf(value).flatMap((item, index) => valuesWithMeta(element, item, [...path, index]));
  }
  if (!(schema instanceof z.ZodObject)) return [];
  const record = recordOf(value);
  return Object.entries<z.ZodType>(schema.shape).flatMap(([key, inside]) =>
    valuesWithMeta(inside, record[key], [...path, key]),
  );
};
