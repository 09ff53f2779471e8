import * as v from "valibot";

const content: v.GenericSchema<Queries.MarkdownPageQuery> = v.object({
  page: v.nullable(v.object({ html: v.nullable(v.string()) })),
});

export const isContent = (data: unknown): data is Queries.MarkdownPageQuery => v.is(content, data);
