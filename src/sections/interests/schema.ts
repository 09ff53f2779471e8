import { z } from "zod";
import { quote } from "../../build/diagnostics/quote";
import { repaired } from "../../build/diagnostics/repair";
import { forGraphql } from "../../build/graphqlMarks";
import { always, distinct, text } from "../../build/schemas/parts";

const HIGHEST_LEVEL = 100;

/** Of a level that is right but for its quotes, the general sentence says more. */
const notALevel: z.core.$ZodErrorMap = ({ input, inst }) =>
  input === undefined || (inst instanceof z.ZodType && repaired(inst, input) !== undefined)
    ? undefined
    : `${quote(input)} is not a whole number from 0 to ${HIGHEST_LEVEL}.`;

const interestTopic = forGraphql(
  z.strictObject({
    name: text("the topic"),
    level: z
      .int({ error: notALevel })
      .min(0)
      .max(HIGHEST_LEVEL)
      .describe(`how well you know it, a whole number from 0 to ${HIGHEST_LEVEL}`),
    seniority: forGraphql(
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
  .superRefine(distinct("heading"), always)
  .describe("the Interests section: groups of topics in order");
