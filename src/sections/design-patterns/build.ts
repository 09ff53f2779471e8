import { defineSection } from "../../build/collection";
import { siteWords } from "../../words/siteWords";

export const designPatterns = defineSection({
  key: "Design Patterns",
  collections: {},
  describe: () => siteWords.summaries.designPatterns,
});
