import * as v from "valibot";
import { languageContent } from "../languageContent";

export type Post = NonNullable<Queries.PostsPageQuery["post"]>;
export type ListedPost = Queries.PostsPageQuery["posts"]["nodes"][number];

const paragraph = v.object({ content: v.string() });
const perhaps = v.nullable(paragraph);
const text = v.nullable(v.string());

const content: v.GenericSchema<Queries.PostsPageQuery> = v.object({
  posts: v.object({
    nodes: v.array(
      v.object({
        name: v.string(),
        address: v.string(),
        language: languageContent,
        date: text,
        day: text,
        isDraft: v.boolean(),
      }),
    ),
  }),
  post: v.nullable(
    v.object({
      name: v.string(),
      address: v.string(),
      language: languageContent,
      date: text,
      day: text,
      readingMinutes: v.number(),
      tags: v.array(v.string()),
      isDraft: v.boolean(),
      html: v.nullable(v.string()),
      introduction: v.nullable(
        v.object({ paragraph1: paragraph, paragraph2: perhaps, paragraph3: perhaps }),
      ),
      body: v.nullable(
        v.object({
          paragraph1: paragraph,
          paragraph2: perhaps,
          paragraph3: perhaps,
          paragraph4: perhaps,
          paragraph5: perhaps,
          paragraph6: perhaps,
        }),
      ),
      conclusion: v.nullable(
        v.object({
          paragraph1: paragraph,
          paragraph2: perhaps,
          paragraph3: perhaps,
          paragraph4: perhaps,
        }),
      ),
    }),
  ),
});

export const isContent = (data: unknown): data is Queries.PostsPageQuery => v.is(content, data);
