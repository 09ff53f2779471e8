import type { SiteContent } from "../../src/build/siteContent";
import { slugOf } from "../../src/build/slug";
import { navigationOf } from "./shell";

/** Any part of a record, at any depth, without the fields that Gatsby adds. */
export type Given<Value> = Value extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : Value extends ReadonlyMap<unknown, unknown>
    ? Value
    : Value extends object
      ? { readonly [Key in keyof Value]?: Given<Value[Key]> }
      : Value;

export const anEntry = (...content: string[]) => ({ content });

export const aProject = (name: string, given: Given<Queries.Project> = {}) => ({
  name,
  address: `/projects/${slugOf(name)}/`,
  summary: `About ${name}.`,
  ...given,
  basics: {
    company: anEntry("Coast & Co."),
    role: anEntry("Engineer"),
    year: anEntry("2018–2020"),
    ...given.basics,
  },
});

export const aPost = (name: string, given: Given<Queries.Post> = {}) => ({
  name,
  address: `/posts/${slugOf(name)}/`,
  summary: `About ${name}.`,
  tags: [],
  ...given,
});

/** A site below a path prefix with these sections, the first of them at its first page. */
export const aSiteContent = (
  { site, ...given }: Given<SiteContent> = {},
  titles: readonly string[] = ["General", "Projects", "Posts", "Interests", "Contact"],
): SiteContent =>
  ({
    navigation: navigationOf(titles).map((item) => ({ ...item, summary: `About ${item.title}.` })),
    wallpapers: [],
    general: { heading: "Hello", paragraphs: ["I build **lamps**.", "And more."] },
    mission: { heading: "Mission", paragraphs: [] },
    career: undefined,
    projects: [],
    posts: [],
    interests: [],
    contacts: [],
    settings: [],
    attribution: [],
    texts: new Map(),
    ...given,
    site: {
      title: "Ada’s desktop",
      description: "Ada's site.",
      language: "en",
      home: "https://example.com/portfolio/",
      framedApps: [],
      defaults: { theme: "dark" },
      ...site,
      owner: { name: "Ada", role: "Gardener", email: "ada@example.com", ...site?.owner },
    },
  }) as unknown as SiteContent;
