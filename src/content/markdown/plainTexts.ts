import type { z } from "zod";
import { type Diagnostic, inFull, quote } from "../diagnostics";
import { type JsonDocument, textsIn } from "../json";
import { valuesWithMeta } from "../schema";
import { inlineWords } from "./dataText";

/** An address, a path or a file's name. */
const NAME = /^[^\s[]*(?:[:/]\S*|\.\w+)$/;

/** A text without marks of Markdown. */
export const plainWords = (text: string): string => (NAME.test(text) ? text : inlineWords(text));

/** Marks of Markdown in texts that are published as they are written. */
export const marksInPlainTexts = (
  schema: z.ZodType,
  { value, diagnosticAt }: JsonDocument,
): Diagnostic[] => {
  const inMarkdown = valuesWithMeta(schema, value)
    .filter(({ meta }) => meta.names === "markdown")
    .map(({ path }) => path.join("/"));
  return textsIn(value, []).flatMap(({ text, path }) => {
    const words = plainWords(text);
    const places = path.map((_, index) => path.slice(0, index + 1).join("/"));
    if (words === text || places.some((it) => inMarkdown.includes(it))) return [];
    const sentence = `${quote(text)} has marks of Markdown, which are published as they are here. Write ${inFull(words)}.`;
    return [diagnosticAt(path, sentence)];
  });
};
