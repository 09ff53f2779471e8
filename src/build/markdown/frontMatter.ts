import { z } from "zod";
import { quote } from "../diagnostics/quote";
import { textLanguage } from "../schemas/language";
import { text, texts, wholeText } from "../schemas/parts";

const isDay = (value: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
};

const date = z
  .string()
  .refine(isDay, {
    error: ({ input }) =>
      `${quote(input)} is not a day as it is written here: year, month and day, such as 2024-05-31.`,
  })
  .describe("the day on which it was written, such as 2024-05-31");

const summary = text("about a sentence, for search engines and those who show a link").optional();

/** A picture with words for those who can't see it, or only its file, where it adds nothing to the text. */
const cover = z
  .preprocess(
    (value) => (typeof value === "string" ? { file: value, alt: "" } : value),
    z.strictObject({
      file: text("a picture's file, seen from this one"),
      alt: wholeText().describe("what the picture shows"),
    }),
  )
  .optional();

/** What stands at the beginning of a post. */
export const postFrontMatter = z
  .strictObject({
    title: text("the post's title"),
    lang: textLanguage.optional(),
    date,
    summary,
    tags: texts("what it is about, in a word or two each").default([]),
    cover,
    draft: z.boolean().describe("true while the post is not to be published").default(false),
  })
  .describe("the front matter of a post");

/** What may stand at the beginning of a page; its title is that in `navigation.json`. */
export const pageFrontMatter = z
  .strictObject({
    title: text("the page's title").optional(),
    lang: textLanguage.optional(),
    summary,
  })
  .describe("the front matter of a page");
