import type { z } from "zod";
import type { Mistake } from "../mistakes/mistake";
import { sentenceFor } from "../mistakes/sentence";
import { type Content, contentSchema, isSliceName, SLICE_NAMES } from "../slices";
import type { Documents } from "./documents";
import { issueMistakes } from "./issueMistakes";

/** The content, when the schemas have nothing to say against it. */
export interface CheckedValues {
  content?: Content;
  mistakes: Mistake[];
}

/** Checks the documents against their schemas. Of a file that is not JSON nothing is said: its syntax comes first. */
export function checkSchema(documents: Documents): CheckedValues {
  const values = Object.fromEntries(SLICE_NAMES.map((slice) => [slice, documents[slice]?.value]));
  const result = contentSchema.safeParse(values, { error: sentenceFor });
  if (result.success) return { content: result.data, mistakes: [] };
  return { mistakes: result.error.issues.flatMap((issue) => mistakesOf(documents, issue)) };
}

function mistakesOf(documents: Documents, issue: z.core.$ZodIssue): Mistake[] {
  const [slice, ...path] = issue.path.filter((step) => typeof step !== "symbol");
  const document = typeof slice === "string" && isSliceName(slice) ? documents[slice] : undefined;
  if (document === undefined) return [];
  return issueMistakes(document, issue, path);
}
