import type { z } from "zod";
import { listed } from "../../build/pages/listed";
import { PAGE_FIELDS, pageAddress } from "../../build/pages/pageAddress";
import { shortened } from "../../build/pages/shortened";
import { defineSection } from "../../build/sectionDefinition";
import { defineSlice } from "../../build/slice";
import { postsSchema } from "./schema";

type Post = z.output<typeof postsSchema>[number];

const summaryOf = ({ introduction }: Post): string => shortened(introduction.paragraph1.content);

export const posts = defineSection({
  key: "Posts",
  slices: {
    posts: defineSlice({
      schema: postsSchema,
      type: "Post",
      addedFields: PAGE_FIELDS,
      prepare: (list, folder) =>
        list.map((post) => ({
          address: pageAddress(folder, post.name),
          summary: summaryOf(post),
          ...post,
        })),
    }),
  },
  describe: (content, ownerName) =>
    listed(
      `Posts by ${ownerName}`,
      content.posts.map(({ name }) => name),
    ),
});
