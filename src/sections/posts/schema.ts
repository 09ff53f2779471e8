import { z } from "zod";
import { mark } from "../../build/marks";
import { languageTag } from "../../build/schemas/language";
import { distinct, text, textEntry } from "../../build/schemas/parts";

const paragraph = mark(textEntry(text("the paragraph"), "a paragraph"), {
  type: "PostParagraph",
});
const later = paragraph.optional();

const post = z.strictObject({
  name: text("the post's name, which no other post has"),
  lang: languageTag.optional(),
  introduction: z
    .strictObject({ paragraph1: paragraph, paragraph2: later, paragraph3: later })
    .describe("the introduction, one to three paragraphs"),
  body: z
    .strictObject({
      paragraph1: paragraph,
      paragraph2: later,
      paragraph3: later,
      paragraph4: later,
      paragraph5: later,
      paragraph6: later,
    })
    .describe("the body, one to six paragraphs"),
  conclusion: z
    .strictObject({
      paragraph1: paragraph,
      paragraph2: later,
      paragraph3: later,
      paragraph4: later,
    })
    .describe("the conclusion, one to four paragraphs"),
});

/** `data/posts.json` */
export const postsSchema = z
  .array(post)
  .superRefine(distinct("name", "/posts/"))
  .describe("the posts in order");
