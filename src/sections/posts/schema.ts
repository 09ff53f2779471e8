import { z } from "zod";
import { forGraphql } from "../../build/graphqlMarks";
import { textEntry } from "../../build/schemas/entry";
import { textLanguage } from "../../build/schemas/language";
import { always, text, withOwnPages } from "../../build/schemas/parts";

const paragraph = forGraphql(textEntry(text("the paragraph"), "a paragraph"), {
  type: "PostParagraph",
});
const later = paragraph.optional();

/** Posts in Markdown have no such parts. */
const part = <Schema extends z.ZodType>(schema: Schema) => forGraphql(schema, { isNullable: true });

const post = z.strictObject({
  name: text("the post's name, which no other post has"),
  lang: textLanguage.optional(),
  introduction: part(
    z
      .strictObject({ paragraph1: paragraph, paragraph2: later, paragraph3: later })
      .describe("the introduction, one to three paragraphs"),
  ),
  body: part(
    z
      .strictObject({
        paragraph1: paragraph,
        paragraph2: later,
        paragraph3: later,
        paragraph4: later,
        paragraph5: later,
        paragraph6: later,
      })
      .describe("the body, one to six paragraphs"),
  ),
  conclusion: part(
    z
      .strictObject({
        paragraph1: paragraph,
        paragraph2: later,
        paragraph3: later,
        paragraph4: later,
      })
      .describe("the conclusion, one to four paragraphs"),
  ),
});

/** `data/posts.json` */
export const postsSchema = z
  .array(post)
  .superRefine(withOwnPages("/posts/"), always)
  .describe("the posts in order");
