import { defineSection } from "../../content/section";
import { words } from "../../words/words";

export const designPatterns = defineSection({
  key: "Design Patterns",
  collections: {},
  describe: () => words.summaries.designPatterns,
});
