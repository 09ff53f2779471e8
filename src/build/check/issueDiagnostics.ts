import type { z } from "zod";
import type { Diagnostic } from "../diagnostics/diagnostic";
import type { JsonPath } from "../files/jsonTree";
import type { JsonDocument } from "../files/readDocument";

/** What a schema says against a value at `path` of a document; unknown keys are a mistake each. */
export const issueDiagnostics = (
  document: Pick<JsonDocument, "diagnosticAt" | "diagnosticAtKey">,
  issue: z.core.$ZodIssue,
  path: JsonPath,
): Diagnostic[] => {
  if (issue.code !== "unrecognized_keys") return [document.diagnosticAt(path, issue.message)];
  const sentences = issue.message.split("\n");
  return issue.keys.map((key, index) =>
    document.diagnosticAtKey([...path, key], sentences[index] ?? issue.message),
  );
};
