import { z } from "zod";
import { LANGUAGE_FIELD } from "../../content/schema";
import { type Collection, defineCollection } from "../../content/section";
import { navigationSchema } from "./navigation";
import * as sections from "./sections";
import { siteSchema, siteWithApps } from "./site";
import type { Translation } from "./translation";
import { wallpapersSchema } from "./wallpapers";

/** The collections of the shell around the sections. */
const SHELL = {
  // (Gatsby has a type `Site` of its own.)
  site: defineCollection({
    schema: siteSchema,
    type: "SiteInfo",
    fields: /* GraphQL */ `
      "The whole address of the site's first page, with the path prefix."
      home: String!
      "The paths of all pages, in development, where they change; null in a build."
      pages: [String!]
      "None where there is no career to make it of."
      resume: ResumeSettings
    `,
  }),
  navigation: defineCollection({
    schema: navigationSchema,
    type: "NavigationItem",
    fields: /* GraphQL */ `
      section: String!
      "The path of its page; that of the section found on arrival is /."
      address: String!
      "The path below which the pages are of what it lists."
      folder: String!
      "About a sentence, for search engines."
      summary: String!
      "The text of a page of the owner's own."
      html: Html
      ${LANGUAGE_FIELD}
    `,
  }),
  wallpapers: defineCollection({
    schema: wallpapersSchema,
    type: "Wallpaper",
  }),
};

/** All members of a union at once. */
type Together<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  together: infer All,
) => void
  ? All
  : never;

type SectionCollections = Together<(typeof sections)[keyof typeof sections]["collections"]>;

/** Every file of `data/`, by its name. */
export const COLLECTIONS = Object.assign(
  {},
  SHELL,
  ...Object.values(sections).map(({ collections }) => collections),
) as typeof SHELL & SectionCollections;

const schemas = Object.fromEntries(
  Object.entries<Collection>(COLLECTIONS).map(([name, { schema }]) => [name, schema]),
) as { [Name in keyof typeof COLLECTIONS]: (typeof COLLECTIONS)[Name]["schema"] };

/** The whole of `data/`. A visitor can always reach the owner. */
export const contentSchema = z
  .object({ ...schemas, site: siteWithApps })
  .superRefine(({ site, contacts }, context) => {
    if (site.owner.email || contacts.some(({ topics }) => topics.length > 0)) return;
    const message =
      'Visitors need a way to write to you: give "email" here, or a contact in "data/contacts.json".';
    context.addIssue({ code: "custom", path: ["site", "owner"], message });
  });

/** All content, as the schemas give it: defaults filled in, nothing else changed. */
export type Content = z.output<typeof contentSchema> & {
  /** The résumé's translations. */
  readonly translations?: readonly Translation[];
};

export type CollectionName = keyof typeof contentSchema.shape;

export const COLLECTION_NAMES: readonly CollectionName[] = contentSchema.keyof().options;

/** Whether the owner may do without a file. */
export const isOptional = (name: CollectionName): boolean =>
  COLLECTIONS[name].schema instanceof z.ZodOptional;

/** Names the node that gatsby-transformer-json makes of a file of the content: `general.json`, or `posts.0.json` of a list. */
export const contentTypeName = ({ node }: { node: { name?: unknown } }): string =>
  COLLECTIONS[String(node.name).split(".")[0] as CollectionName].type;
