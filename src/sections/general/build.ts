import { defineSection } from "../../build/sectionDefinition";
import { defineSlice } from "../../build/slice";
import { generalSchema } from "./schema";

export const general = defineSection({
  key: "General",
  slices: {
    general: defineSlice({
      schema: generalSchema,
      type: "General",
      addedFields: 'featured: [Project!]! @link(by: "name", from: "featuredProjects")',
    }),
  },
  // The site's own description says it.
  describe: () => undefined,
});
