import * as v from "valibot";
import { languageContent } from "../languageContent";

const content: v.GenericSchema<Queries.MarkdownPageQuery> = v.object({
  page: v.nullable(v.object({ html: v.nullable(v.string()), language: languageContent })),
});

export const isContent = (data: unknown): data is Queries.MarkdownPageQuery => v.is(content, data);
