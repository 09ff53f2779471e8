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

/** As Gatsby makes them of a picture that is asked for in one size. */
const files = { srcSet: v.string(), sizes: v.string() };
const picture = v.object({
  layout: v.picklist(["fixed"]),
  width: v.number(),
  height: v.number(),
  images: v.object({
    fallback: v.object({ src: v.string(), ...files }),
    sources: v.array(v.object({ type: v.string(), ...files })),
  }),
});

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
        file: v.object({ childImageSharp: v.nullable(v.object({ gatsbyImageData: picture })) }),
      }),
    ),
  }),
});

export const isContent = (data: unknown): data is Queries.AttributionPageQuery =>
  v.is(content, data);
