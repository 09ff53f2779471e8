import { defineCollection, defineSection } from "../../build/collection";
import { generalSchema } from "./schema";

export const general = defineSection({
  key: "General",
  collections: {
    general: defineCollection({
      schema: generalSchema,
      type: "General",
      fields: 'featured: [Project!]! @link(by: "name", from: "featuredProjects")',
    }),
  },
  // The site's own description says it.
  describe: () => undefined,
});
