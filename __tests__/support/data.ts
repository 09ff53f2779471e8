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

const namesIn = (collection: string): readonly string[] =>
  (read(collection) as { name: string }[]).map(({ name }) => name);

export const projectNames = namesIn("projects");
/** Posts of `posts.json`; those in Markdown come besides. */
export const postNames = namesIn("posts");
