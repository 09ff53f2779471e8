import { defineSection } from "../../build/sectionDefinition";

export const designPatterns = defineSection({
  key: "Design Patterns",
  slices: {},
  describe: () => "An abstract factory to try, beside the code that it runs on.",
});
