import { z } from "zod";
import { forGraphql } from "../graphqlMarks";

/** How the résumé is made, where there is a career to make it of. */
export const resume = forGraphql(
  z
    .strictObject({
      pages: z
        .union([z.literal(1), z.literal(2)], {
          error: ({ input }) =>
            input === undefined
              ? undefined
              : "A résumé has 1 page or 2. Leave it out for any number.",
        })
        .describe("how many pages the résumé may have when it is printed")
        .optional(),
      showMail: z
        .boolean()
        .describe("whether your mail address stands in the résumé and the visiting card")
        .default(true),
      showPhone: z
        .boolean()
        .describe("whether your phone number stands in the résumé and the visiting card")
        .default(false),
      showIcon: z
        .boolean()
        .describe("whether the résumé has an icon in the Home directory")
        .default(false),
    })
    .describe("the résumé, which is made of career.json and the other files"),
  {
    type: "ResumeSettings",
    isNullable: true,
    addedFields: /* GraphQL */ `
      "The path of its page."
      address: String!
      "The path of the file to keep or send."
      file: String!
    `,
  },
).default({ showMail: true, showPhone: false, showIcon: false });
