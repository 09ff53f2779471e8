import { defineSection } from "../../build/sectionDefinition";
import { siteWords } from "../../words/siteWords";

export const designPatterns = defineSection({
  key: "Design Patterns",
  slices: {},
  describe: () => siteWords.summaries.designPatterns,
});
