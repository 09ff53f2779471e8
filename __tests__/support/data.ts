import { readFileSync } from "node:fs";

const read = (name: string) => JSON.parse(readFileSync(`data/${name}.json`, "utf8"));

/** `data/site.json` as its owner wrote it. */
export const site: {
  readonly title: string;
  readonly siteUrl: string;
  readonly repository: string;
  readonly owner: { readonly name: string; readonly role: string; readonly email: string };
} = read("site");

/** Titles of the sections, in their order. */
export const sectionTitles: readonly string[] = (read("navigation") as { title: string }[]).map(
  ({ title }) => title,
);

/** The first section's texts. */
export const general: {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly featuredProjects: readonly string[];
} = read("general");

interface Group {
  readonly heading: string;
  readonly topics: readonly { readonly name: string; readonly mail?: string }[];
}

/** The headings and names of a collection that has groups of topics, such as "interests". */
export const groupsIn = (collection: string): readonly Group[] => read(collection);

/** The names, or titles, that the site shows. */
const namesIn = (collection: string): readonly string[] =>
  (read(collection) as { name: string; title?: string }[]).map(({ name, title }) => title ?? name);

export const projectNames = namesIn("projects");
type Paragraphs = Readonly<Record<string, { readonly content: string }>>;

/** Posts of `posts.json`, in their order. */
export const posts: readonly {
  readonly name: string;
  readonly introduction: Paragraphs;
  readonly body: Paragraphs;
  readonly conclusion: Paragraphs;
}[] = read("posts");
/** Posts of `posts.json`; those in Markdown come besides. */
export const postNames = namesIn("posts");

/** The project that Projects shows first, where the owner chose one. */
export const defaultProject: string = read("site").defaults?.project;
export const wallpaperTitles: readonly string[] = (read("wallpapers") as { title: string }[]).map(
  ({ title }) => title,
);
