import { z } from "zod";

/**
 * The value that the owner most likely meant, made of the one that stands there: a number, true or false without its quotes,
 * a text or a list inside the record that is wanted here. Undefined when nothing that can be made of it would be right.
 */
export function repaired(schema: z.core.$ZodType, value: unknown): unknown {
  return attempts(schema, value).find((attempt) => z.safeParse(schema, attempt).success);
}

function attempts(schema: z.core.$ZodType, value: unknown): unknown[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return attempts(schema.unwrap(), value);
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return schema.options.flatMap((option) => attempts(option, value));
  }
  if (schema instanceof z.ZodObject)
    return [recordAround(schema, value), recordOfItems(schema, value)];
  return [value, ...otherScalars(value)];
}

/** As JSON writes numbers: `Number` would read a blank, "0x10" and "Infinity", too. */
const NUMBER = /^-?\d+(\.\d+)?$/;

function otherScalars(value: unknown): unknown[] {
  if (typeof value === "number") return [String(value)];
  if (typeof value !== "string") return [];
  const word = value.trim();
  if (NUMBER.test(word)) return [Number(word)];
  return word === "true" || word === "false" ? [word === "true"] : [];
}

const mayBeLeftOut = (schema: z.core.$ZodType): boolean => z.safeParse(schema, undefined).success;

/** The record that holds the value under the only key that needs one, beside keys that can have but one value. */
function recordAround({ shape }: z.ZodObject, value: unknown): unknown {
  const needed = Object.entries(shape).filter(([, schema]) => !mayBeLeftOut(schema));
  const open = needed.filter(([, schema]) => !(schema instanceof z.ZodLiteral));
  if (open.length !== 1) return undefined;
  return Object.fromEntries(
    needed.map(([key, schema]) => [
      key,
      schema instanceof z.ZodLiteral ? schema.value : repaired(schema, value),
    ]),
  );
}

/** The record that has the items of a list under its keys in order, where all keys hold the same. */
function recordOfItems({ shape }: z.ZodObject, value: unknown): unknown {
  const keys = Object.keys(shape);
  const held = Object.values(shape).map((it) => (it instanceof z.ZodOptional ? it.unwrap() : it));
  if (!Array.isArray(value) || value.length > keys.length || new Set(held).size > 1)
    return undefined;
  return Object.fromEntries(
    value.map((item, index) => [keys[index], held[index] && repaired(held[index], item)]),
  );
}
