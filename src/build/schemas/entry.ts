import { z } from "zod";
import { forGraphql } from "../graphqlMarks";
import { text } from "./parts";

const disagrees =
  (type: "text" | "array"): z.core.$ZodErrorMap =>
  ({ input }) => {
    if (type === "text" && Array.isArray(input)) {
      return '"type" is "text" but the content is a list. Write "type": "array", or one text.';
    }
    if (type === "array" && typeof input === "string") {
      return '"type" is "array" but the content is one text. Write "type": "text", or a list of texts.';
    }
    return undefined;
  };

/** `{ "type": "text", "content": "…" }` or `{ "type": "array", "content": ["…", "…"] }`; the two keys must agree. */
export const entry = (what: string) =>
  forGraphql(
    z
      .discriminatedUnion("type", [
        z.strictObject({ type: z.literal("text"), content: text(what, disagrees("text")) }),
        z.strictObject({
          type: z.literal("array"),
          content: z.array(text("a text"), { error: disagrees("array") }).describe(what),
        }),
      ])
      .describe(what),
    { type: "Entry" },
  );

/** An entry of one text, whose content `content` describes. */
export const textEntry = <Content extends z.ZodType<string>>(content: Content, what: string) =>
  z
    .strictObject({ type: forGraphql(z.literal("text"), { type: "EntryType" }), content })
    .describe(what);
