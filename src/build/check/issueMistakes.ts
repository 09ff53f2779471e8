import type { z } from "zod";
import type { JsonPath } from "../files/jsonTree";
import type { JsonDocument } from "../files/readDocument";
import type { Mistake } from "../mistakes/mistake";

/** What a schema says against a value at `path` of a document; unknown keys are a mistake each. */
export const issueMistakes = (
  document: Pick<JsonDocument, "mistakeAt" | "mistakeAtKey">,
  issue: z.core.$ZodIssue,
  path: JsonPath,
): Mistake[] => {
  if (issue.code !== "unrecognized_keys") return [document.mistakeAt(path, issue.message)];
  const sentences = issue.message.split("\n");
  return issue.keys.map((key, index) =>
    document.mistakeAtKey([...path, key], sentences[index] ?? issue.message),
  );
};
