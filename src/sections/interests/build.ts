import { defineCollection, defineSection } from "../../build/collection";
import { listed } from "../../build/pages/summary";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import { interestsSchema } from "./schema";

export const interests = defineSection({
  key: "Interests",
  collections: { interests: defineCollection({ schema: interestsSchema, type: "InterestGroup" }) },
  describe: ({ interests: groups }, ownerName) =>
    listed(
      filled(words.summaries.interests, { owner: ownerName }),
      groups.map(({ heading }) => heading),
    ),
});
