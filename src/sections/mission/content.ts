import * as v from "valibot";

const content: v.GenericSchema<Queries.MissionPageQuery> = v.object({
  mission: v.nullable(v.object({ heading: v.string(), paragraphs: v.array(v.string()) })),
});

export const isContent = (data: unknown): data is Queries.MissionPageQuery => v.is(content, data);
