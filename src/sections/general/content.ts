import { z } from "zod";
import { blockWords } from "../../content/markdown";
import { prose, schemaMeta, text } from "../../content/schema";
import { defineCollection, defineSection } from "../../content/section";

const projectName = text("a text").register(schemaMeta, {
  refersTo: { collection: "projects", key: "name", thing: "project" },
});

/** `data/general.json` */
const schema = z
  .strictObject({
    ...prose,
    featuredProjects: z.array(projectName).describe("names of projects to show first").default([]),
  })
  .describe("the General section");

export const general = defineSection({
  key: "General",
  collections: {
    general: defineCollection({
      schema,
      type: "General",
      fields: 'featured: [Project!]! @link(by: "name", from: "featuredProjects")',
    }),
  },
  // The site's own description says it.
  describe: () => undefined,
  text: ({ general: { heading, paragraphs } }, { headline, summary, availability }) => [
    [heading, ...paragraphs].map(blockWords),
    [headline, summary, availability],
  ],
});
