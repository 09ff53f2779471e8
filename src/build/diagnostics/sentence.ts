import { z } from "zod";
import { itemsOf, recordOf } from "../record";
import { likelyMeant } from "./nearest";
import { kindOf, quote, written } from "./quote";
import { repaired } from "./repair";

/** `"Expert" is not one of Beginner, Intermediate, Senior.`, and which was probably meant. */
export function notOneOf(value: unknown, options: readonly unknown[]): string {
  const names = options.map(String);
  if (names.length === 1) return `${quote(value)} should be ${quote(names[0])}.`;
  const meant = typeof value === "string" ? likelyMeant(value, names) : undefined;
  const hint = meant === undefined ? "" : ` Did you mean ${quote(meant)}?`;
  return `${quote(value)} is not one of ${names.join(", ")}.${hint}`;
}

/**
 * Zod's error map: what is wrong, in the owner's language. The schemas say themselves what only they know; this is the
 * rest. One issue can name several unknown keys: its sentences stand on lines of their own, in the order of the keys.
 */
export const sentenceFor: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => unknownKey(key, knownKeys(issue.inst))).join("\n");
  }
  const { value, options } = choice(issue);
  if (value === undefined) return missing(issue, options);
  if (options !== undefined) return notOneOf(value, options);
  if (issue.code === "invalid_type") {
    return wrongKind(value, issue.expected, issue.inst);
  }
  return `${quote(value)} can't stand here.`;
};

interface Choice {
  value: unknown;
  /** The values of which it should be one, where there are only so many. */
  options?: readonly unknown[];
}

function choice(issue: z.core.$ZodRawIssue): Choice {
  const { code, input } = issue;
  if (code === "invalid_value") return { value: input, options: issue.values };
  if (code !== "invalid_union" || issue.discriminator === undefined) return { value: input };
  return { value: recordOf(input)[issue.discriminator], options: itemsOf(issue.options) };
}

function missing(issue: z.core.$ZodRawIssue, options: readonly unknown[] | undefined): string {
  const key = quote(issue.path?.at(-1));
  if (options !== undefined) {
    const oneOf = options.length === 1 ? "" : "one of ";
    return `${key} is missing. It should be ${oneOf}${options.join(", ")}.`;
  }
  const what = issue.inst instanceof z.ZodType ? issue.inst.description : undefined;
  return what === undefined ? `${key} is missing.` : `${key} is missing. It should hold ${what}.`;
}

const knownKeys = (schema: unknown): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

function unknownKey(key: string, known: readonly string[]): string {
  const meant = likelyMeant(key, known);
  return meant === undefined
    ? `The key ${quote(key)} is unknown here. The right ones: ${known.join(", ")}.`
    : `The key ${quote(key)} is unknown here. Did you mean ${quote(meant)}?`;
}

/** What kind of value it is and should be, and the right one where it can be made of what is there. */
function wrongKind(value: unknown, expected: string, schema: unknown): string {
  const right = schema instanceof z.ZodType ? repaired(schema, value) : undefined;
  if (typeof right === "number" || typeof right === "boolean") {
    return `${quote(value)} is ${kindOf(value)}. Drop the quotes: ${right}.`;
  }
  const sentence = `This is ${kindOf(value)}; it should be ${expectedKind(expected)}`;
  return typeof right === "object" ? `${sentence}: ${written(right)}.` : `${sentence}.`;
}

function expectedKind(expected: string): string {
  switch (expected) {
    case "string":
      return 'a text in "double quotes"';
    case "array":
      return "a list in [square brackets]";
    case "object":
      return "a record in {curly brackets}";
    case "int":
    case "number":
      return "a number without quotes";
    case "boolean":
      return "true or false without quotes";
    default:
      return expected;
  }
}
