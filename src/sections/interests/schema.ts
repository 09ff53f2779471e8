import { z } from "zod";
import { mark } from "../../build/marks";
import { distinct, percentage, text } from "../../build/schemas/parts";

const interestTopic = mark(
  z.strictObject({
    name: text("the topic"),
    level: percentage("how well you know it"),
    seniority: mark(
      z.enum(["Beginner", "Intermediate", "Senior"]).describe("your seniority in it"),
      { type: "Seniority" },
    ),
  }),
  { type: "InterestTopic" },
);

/** `data/interests.json` */
export const interestsSchema = z
  .array(
    z.strictObject({
      heading: text("the group's heading"),
      topics: z.array(interestTopic).describe("the topics in order"),
    }),
  )
  .superRefine(distinct("heading"))
  .describe("the Interests section: groups of topics in order");
