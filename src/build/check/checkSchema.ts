import type { z } from "zod";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { sentenceFor } from "../diagnostics/sentence";
import { type Content, contentSchema, isSliceName, SLICE_NAMES } from "../slices";
import type { Documents } from "./documents";
import { issueDiagnostics } from "./issueDiagnostics";

/** The content, when the schemas have nothing to say against it. */
export interface CheckedValues {
  content?: Content;
  diagnostics: Diagnostic[];
}

/** Checks the documents against their schemas. Of a file that is not JSON nothing is said: its syntax comes first. */
export function checkSchema(documents: Documents): CheckedValues {
  const values = Object.fromEntries(SLICE_NAMES.map((slice) => [slice, documents[slice]?.value]));
  const result = contentSchema.safeParse(values, { error: sentenceFor });
  if (result.success) return { content: result.data, diagnostics: [] };
  return { diagnostics: result.error.issues.flatMap((issue) => diagnosticsOf(documents, issue)) };
}

function diagnosticsOf(documents: Documents, issue: z.core.$ZodIssue): Diagnostic[] {
  const [slice, ...path] = issue.path.filter((step) => typeof step !== "symbol");
  const document = typeof slice === "string" && isSliceName(slice) ? documents[slice] : undefined;
  if (document === undefined) return [];
  return issueDiagnostics(document, issue, path);
}
