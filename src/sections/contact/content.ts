import * as v from "valibot";
import { iconContent } from "../iconContent";

export type ContactGroup = Queries.ContactPageQuery["contacts"]["nodes"][number];
export type ContactTopic = ContactGroup["topics"][number];

const content: v.GenericSchema<Queries.ContactPageQuery> = v.object({
  contacts: v.object({
    nodes: v.array(
      v.object({
        heading: v.string(),
        topics: v.array(
          v.object({
            name: v.string(),
            level: v.string(),
            mail: v.nullable(v.string()),
            link: v.nullable(v.string()),
            icon: iconContent,
          }),
        ),
      }),
    ),
  }),
});

export const isContent = (data: unknown): data is Queries.ContactPageQuery => v.is(content, data);
