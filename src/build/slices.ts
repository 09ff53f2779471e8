import { z } from "zod";
import { navigationSchema } from "./schemas/navigation";
import { siteSchema } from "./schemas/site";
import { wallpapersSchema } from "./schemas/wallpapers";
import * as sections from "./sections";
import { type ContentOf, defineSlice, type Slice } from "./slice";
import { LANGUAGE_FIELD } from "./textLanguage";

/** What stands around the sections. */
const SHELL = {
  // (Gatsby has a type `Site` of its own.)
  site: defineSlice({ schema: siteSchema, type: "SiteInfo" }),
  navigation: defineSlice({
    schema: navigationSchema,
    type: "NavigationItem",
    addedFields: /* GraphQL */ `
      "The path of its page; that of the section found on arrival is /."
      address: String!
      "The path below which the pages are of what it lists."
      folder: String!
      "About a sentence, for search engines."
      summary: String!
      ${LANGUAGE_FIELD}
    `,
  }),
  wallpapers: defineSlice({
    schema: wallpapersSchema,
    type: "Wallpaper",
    addedFields: /* GraphQL */ `
      "What its tall sizes are made of."
      portraitFile: File! @fileByRelativePath
      "What those of the light theme's own picture are made of."
      lightPortraitFile: File @fileByRelativePath
    `,
  }),
};

/** All members of a union at once. */
type Together<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  together: infer All,
) => void
  ? All
  : never;

type SectionSlices = Together<(typeof sections)[keyof typeof sections]["slices"]>;

/** Every file of `data/`, by its name. */
export const SLICES = Object.assign(
  {},
  SHELL,
  ...Object.values(sections).map(({ slices }) => slices),
) as typeof SHELL & SectionSlices;

/** All content, as the schemas give it: defaults filled in, nothing else changed. */
export type Content = ContentOf<typeof SLICES>;

export type SliceName = keyof Content;

const schemas = Object.fromEntries(
  Object.entries<Slice>(SLICES).map(([name, { schema }]) => [name, schema]),
) as { [Name in SliceName]: (typeof SLICES)[Name]["schema"] };

/** The whole of `data/`. */
export const contentSchema = z.object(schemas);

export const SLICE_NAMES: readonly SliceName[] = contentSchema.keyof().options;

/** Whether the owner may do without a file. */
export const isOptional = (name: SliceName): boolean =>
  SLICES[name].schema instanceof z.ZodOptional;

export const isSliceName = (name: string): name is SliceName =>
  Object.hasOwn(contentSchema.shape, name);
