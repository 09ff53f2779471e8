import { listed } from "../../build/pages/listed";
import { defineSection } from "../../build/sectionDefinition";
import { defineSlice } from "../../build/slice";
import { interestsSchema } from "./schema";

export const interests = defineSection({
  key: "Interests",
  slices: { interests: defineSlice({ schema: interestsSchema, type: "InterestGroup" }) },
  describe: ({ interests: groups }, ownerName) =>
    listed(
      `What ${ownerName} is interested in`,
      groups.map(({ heading }) => heading),
    ),
});
