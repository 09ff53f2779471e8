import { listed } from "../../build/pages/listed";
import { defineSection } from "../../build/sectionDefinition";
import { defineSlice } from "../../build/slice";
import { filled } from "../../words/filled";
import { siteWords } from "../../words/siteWords";
import { interestsSchema } from "./schema";

export const interests = defineSection({
  key: "Interests",
  slices: { interests: defineSlice({ schema: interestsSchema, type: "InterestGroup" }) },
  describe: ({ interests: groups }, ownerName) =>
    listed(
      filled(siteWords.summaries.interests, { owner: ownerName }),
      groups.map(({ heading }) => heading),
    ),
});
