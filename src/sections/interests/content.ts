import * as v from "valibot";

export type InterestGroup = Queries.InterestsPageQuery["interests"]["nodes"][number];

const content: v.GenericSchema<Queries.InterestsPageQuery> = v.object({
  interests: v.object({
    nodes: v.array(
      v.object({
        heading: v.string(),
        topics: v.array(
          v.object({
            name: v.string(),
            level: v.number(),
            seniority: v.picklist(["Beginner", "Intermediate", "Senior"]),
          }),
        ),
      }),
    ),
  }),
});

export const isContent = (data: unknown): data is Queries.InterestsPageQuery => v.is(content, data);
