import * as v from "valibot";

const text = v.nullable(v.string());
const span = { startDate: text, endDate: text, time: text };

const content: v.GenericSchema<Queries.CareerPageQuery> = v.object({
  career: v.nullable(
    v.object({
      work: v.array(
        v.object({
          name: v.string(),
          position: v.string(),
          location: text,
          url: text,
          summary: text,
          highlights: v.nullable(v.array(v.string())),
          ...span,
        }),
      ),
      education: v.array(
        v.object({
          institution: v.string(),
          area: text,
          studyType: text,
          url: text,
          ...span,
        }),
      ),
    }),
  ),
});

export const isContent = (data: unknown): data is Queries.CareerPageQuery => v.is(content, data);
