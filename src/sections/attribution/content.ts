import * as v from "valibot";
import { iconContent } from "../iconContent";

export type CreditGroup = Queries.AttributionPageQuery["settings"]["nodes"][number];
export type CreditTopic = CreditGroup["topics"][number];
export type WallpaperCredit = Queries.AttributionPageQuery["wallpapers"]["nodes"][number];

const groups = v.object({
  nodes: v.array(
    v.object({
      heading: v.string(),
      topics: v.array(
        v.object({
          name: v.string(),
          link: v.string(),
          icon: v.nullable(iconContent),
          iconUrl: v.nullable(v.string()),
        }),
      ),
    }),
  ),
});

// What a picture is made of is Gatsby's, and `BuiltPicture` takes what is there of it.
type Picture = NonNullable<WallpaperCredit["file"]["childImageSharp"]>["gatsbyImageData"];
const isPicture = (value: unknown): value is Picture =>
  v.is(
    v.object({ width: v.number(), height: v.number(), images: v.record(v.string(), v.any()) }),
    value,
  );

const content: v.GenericSchema<Queries.AttributionPageQuery> = v.object({
  settings: groups,
  attribution: groups,
  wallpapers: v.object({
    nodes: v.array(
      v.object({
        name: v.string(),
        title: v.string(),
        alt: v.string(),
        author: v.string(),
        licence: v.string(),
        file: v.object({
          childImageSharp: v.nullable(v.object({ gatsbyImageData: v.custom<Picture>(isPicture) })),
        }),
      }),
    ),
  }),
});

export const isContent = (data: unknown): data is Queries.AttributionPageQuery =>
  v.is(content, data);
