import { readFileSync } from "node:fs";

// Read as the owner wrote it: what is added later is covered without a change here.
const read = (name: string) => JSON.parse(readFileSync(`data/${name}.json`, "utf8"));

/** The sections in their order. */
export const sectionTitles: readonly string[] = (read("navigation") as { title: string }[]).map(
  ({ title }) => title,
);

/** The site's own title: that of its first page, and the end of every other one's. */
export const siteTitle: string = read("site").title;

const namesIn = (name: string): readonly string[] =>
  (read(name) as { name: string }[]).map((item) => item.name);

export const projectNames = namesIn("projects");
export const postNames = namesIn("posts");
