import type { z } from "zod";
import { asWarning, type Diagnostic, inFull, quote } from "../diagnostics";
import { type JsonDocument, textsIn } from "../json";
import { valuesWithMeta } from "../schema";
import { inlineWords } from "./dataText";

/** An address, a path or a file's name. */
const NAME = /^[^\s[]*(?:[:/]\S*|\.\w+)$/;

/** A text without marks of Markdown. */
export const plainWords = (text: string): string => (NAME.test(text) ? text : inlineWords(text));

/** The texts of a value that are published as they are written. */
export const plainTextsIn = (schema: z.ZodType, value: unknown): ReturnType<typeof textsIn> => {
  const inMarkdown = valuesWithMeta(schema, value)
    .filter(({ meta }) => meta.names === "markdown")
    .map(({ path }) => path.join("/"));
  return textsIn(value, []).filter(({ path }) => {
    const places = path.map((_, index) => path.slice(0, index + 1).join("/"));
    return !places.some((it) => inMarkdown.includes(it));
  });
};

/** Marks of Markdown in them. */
export const marksInPlainTexts = (
  schema: z.ZodType,
  { value, diagnosticAt }: JsonDocument,
): Diagnostic[] =>
  plainTextsIn(schema, value).flatMap(({ text, path }) => {
    const words = plainWords(text);
    if (words === text) return [];
    const message = `${quote(text)} has marks of Markdown, which are published as they are here. Write ${inFull(words)}.`;
    return [asWarning(diagnosticAt(path, message))];
  });
