import { z } from "zod";
import { defineCollection, defineSection } from "../../build/collection";
import { listed } from "../../build/pages/summary";
import { schemaMeta } from "../../build/schemaMeta";
import { groups, percentage, text } from "../../build/schemas/parts";
import { filled } from "../../words/filled";
import { words } from "../../words/words";

const interestTopic = z
  .strictObject({
    name: text("the topic"),
    level: percentage("how well you know it"),
    seniority: z
      .enum(["Beginner", "Intermediate", "Senior"])
      .describe("your seniority in it")
      .register(schemaMeta, { type: "Seniority" }),
  })
  .register(schemaMeta, { type: "InterestTopic", fields: "uses: [Use!]!" });

/** `data/interests.json` */
const interestsSchema = groups(interestTopic, "the topics in order").describe(
  "the Interests section: groups of topics in order",
);

export const interests = defineSection({
  key: "Interests",
  collections: {
    interests: defineCollection({
      schema: interestsSchema,
      type: "InterestGroup",
      prepare: (groups, _folder, _markdown, evidence) =>
        groups.map(({ heading, topics }) => ({
          heading,
          topics: topics.map((topic) => ({ ...topic, uses: evidence(topic.name) })),
        })),
    }),
  },
  describe: ({ interests: groups }, ownerName) =>
    listed(
      filled(words.summaries.interests, { owner: ownerName }),
      groups.map(({ heading }) => heading),
    ),
  items: ({ interests: groups }) =>
    groups.flatMap(({ heading, topics }) =>
      topics.map(({ name }) => ({ name, note: heading, text: "" })),
    ),
});
