import * as v from "valibot";

const content: v.GenericSchema<Queries.GeneralPageQuery> = v.object({
  general: v.nullable(
    v.object({
      heading: v.string(),
      paragraphs: v.array(v.string()),
      featured: v.array(v.object({ name: v.string(), address: v.string() })),
    }),
  ),
});

export const isContent = (data: unknown): data is Queries.GeneralPageQuery => v.is(content, data);
