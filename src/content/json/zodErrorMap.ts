import { z } from "zod";
import { itemsOf, recordOf } from "../../lib/unknownValue";
import { type Diagnostic, didYouMean, kindOf, quote } from "../diagnostics";
import type { DiagnosticAt, JsonPath } from "./readDocument";

/** `"Expert" is not one of Beginner, Intermediate, Senior.`, and which was probably meant. */
export function notOneOf(value: unknown, options: readonly unknown[]): string {
  const names = options.map(String);
  if (names.length === 1) return `${quote(value)} should be ${quote(names[0])}.`;
  const hint = typeof value === "string" ? didYouMean(value, names) : "";
  return `${quote(value)} is not one of ${names.join(", ")}.${hint}`;
}

/**
 * Zod's error map: what is wrong, in the owner's language. The schemas say themselves what only they know; this is the
 * rest. One issue can name several unknown keys: each has a sentence on a line of its own, in the order of the keys.
 */
export const zodErrorMap: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "unrecognized_keys") {
    const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
    return issue.keys.map((key) => unknownKey(key, known)).join("\n");
  }
  const { value, options } = choice(issue);
  if (value === undefined) return missing(issue, options);
  if (options !== undefined) return notOneOf(value, options);
  if (issue.code === "invalid_type") return wrongKind(value, issue.expected, issue.inst);
  return `${quote(value)} can't be here.`;
};

/** The value, and the allowed ones, if they are few. */
function choice(issue: z.core.$ZodRawIssue): { value: unknown; options?: readonly unknown[] } {
  const { code, input } = issue;
  if (code === "invalid_value") return { value: input, options: issue.values };
  if (code !== "invalid_union" || issue.discriminator === undefined) return { value: input };
  return { value: recordOf(input)[issue.discriminator], options: itemsOf(issue.options) };
}

const descriptionOf = (schema: unknown): string | undefined =>
  schema instanceof z.ZodType ? schema.description : undefined;

function missing(issue: z.core.$ZodRawIssue, options: readonly unknown[] | undefined): string {
  const key = quote(issue.path?.at(-1));
  if (options !== undefined) {
    const oneOf = options.length === 1 ? "" : "one of ";
    return `${key} is missing. It should be ${oneOf}${options.join(", ")}.`;
  }
  const what = descriptionOf(issue.inst);
  return what === undefined ? `${key} is missing.` : `${key} is missing. It should hold ${what}.`;
}

function unknownKey(key: string, known: readonly string[]): string {
  const hint = didYouMean(key, known) || ` The right ones: ${known.join(", ")}.`;
  return `The key ${quote(key)} is unknown here.${hint}`;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text in "double quotes"',
  array: "a list in [square brackets]",
  object: "a record in {curly brackets}",
  int: "a number without quotes",
  number: "a number without quotes",
  boolean: "true or false without quotes",
};

/** The value's kind, the expected kind, and the expected content. */
function wrongKind(value: unknown, expected: string, schema: unknown): string {
  const what = descriptionOf(schema);
  const holding = what === undefined ? "" : ` that holds ${what}`;
  return `This is ${kindOf(value)}; it should be ${KINDS[expected] ?? expected}${holding}.`;
}

/** Whether a value has the right kind, and the errors are those of its parts. */
const isInside = ([first]: readonly z.core.$ZodIssue[]): boolean =>
  first !== undefined && (first.path.length > 0 || first.code !== "invalid_type");

const stepsOf = ({ path }: z.core.$ZodIssue) => path.filter((step) => typeof step !== "symbol");

/** The errors of a schema about a value at `path` of a document. Each unknown key is an error of its own. */
export const issueDiagnostics = (
  diagnosticAt: DiagnosticAt,
  issue: z.core.$ZodIssue,
  path: JsonPath = stepsOf(issue),
): Diagnostic[] => {
  // Of a value that may have several shapes, the errors in the shape of its kind.
  const shape = issue.code === "invalid_union" && issue.errors.find((errors) => isInside(errors));
  if (shape)
    return shape.flatMap((inner) =>
      issueDiagnostics(diagnosticAt, inner, [...path, ...stepsOf(inner)]),
    );
  if (issue.code !== "unrecognized_keys") return [diagnosticAt(path, issue.message)];
  const messages = issue.message.split("\n");
  return issue.keys.map((key, index) =>
    diagnosticAt([...path, key], messages[index] ?? issue.message, "key"),
  );
};

/** All errors of a schema about a document; none without an error. */
export const errorDiagnostics = (diagnosticAt: DiagnosticAt, error?: z.ZodError): Diagnostic[] =>
  (error?.issues ?? []).flatMap((issue) => issueDiagnostics(diagnosticAt, issue));
