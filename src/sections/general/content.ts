import * as v from "valibot";
import { languageContent } from "../languageContent";
import { pictureContent } from "../pictureContent";
import { projectCoverContent } from "../projectCoverContent";

/** What the owner may say of themselves beside their name, profession and place. */
export type OwnerDetails = NonNullable<Queries.GeneralPageQuery["site"]>["owner"];

const perhaps = v.nullable(v.string());

const content: v.GenericSchema<Queries.GeneralPageQuery> = v.object({
  site: v.nullable(
    v.object({
      owner: v.object({
        photo: v.nullable(v.object({ alt: v.string(), drawing: perhaps, file: pictureContent })),
        headline: perhaps,
        summary: perhaps,
        availability: perhaps,
        pronouns: perhaps,
        timeZone: perhaps,
        phone: perhaps,
      }),
    }),
  ),
  general: v.nullable(
    v.object({
      heading: v.string(),
      paragraphs: v.array(v.string()),
      featured: v.array(
        v.object({
          name: v.string(),
          address: v.string(),
          brief: v.string(),
          language: languageContent,
          ...projectCoverContent.entries,
        }),
      ),
    }),
  ),
});

export const isContent = (data: unknown): data is Queries.GeneralPageQuery => v.is(content, data);
