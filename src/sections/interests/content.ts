import { z } from "zod";
import { start } from "../../content/dates";
import { groups, percentage, schemaMeta, text } from "../../content/schema";
import { defineCollection, defineSection } from "../../content/section";
import { listed } from "../../content/text";
import { filled } from "../../words/filled";
import { words } from "../../words/words";

const interestTopic = z
  .strictObject({
    name: text("the topic"),
    level: percentage("how well you know it").optional(),
    seniority: z
      .enum(["Beginner", "Intermediate", "Senior"])
      .describe("your seniority in it")
      .register(schemaMeta, { type: "Seniority" })
      .optional(),
    since: start.describe('since when you use it: "2018" or "2018-03"').optional(),
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
      withEvidence: (groups, evidence) =>
        groups.map(({ heading, topics }) => ({
          heading,
          topics: topics.map((topic) => {
            const uses = evidence(topic.name);
            const jobs = uses.filter(({ isJob, since }) => isJob && since !== "");
            return { ...topic, since: (topic.since ?? jobs.at(-1)?.since)?.slice(0, 4), uses };
          }),
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
