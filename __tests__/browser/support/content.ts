import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { slugOf } from "../../../src/lib/slug";

// Read as the owner wrote it: what is added later is covered without a change here.
const read = (name: string) => JSON.parse(readFileSync(`data/${name}.json`, "utf8"));

/** The sections in their order. */
export const sectionTitles: readonly string[] = (read("navigation") as { title: string }[]).map(
  ({ title }) => title,
);

/** The site's own title: that of its first page, and the end of every other one's. */
export const siteTitle: string = read("site").title;

/** The pages of the windows that frame a site. */
export const framedAppPaths: readonly string[] = [
  ...(read("site").moviePlatform === undefined ? [] : ["/movie-db/"]),
  ...((read("site").framedApps ?? []) as { title: string; label?: string }[]).map(
    ({ title, label = title }) => `/${slugOf(label)}/`,
  ),
];
const MARKDOWN_POSTS = "data/posts";

const namesIn = (name: string): readonly string[] =>
  (read(name) as { name: string }[]).map((item) => item.name);

/** The titles of the posts in Markdown that are not drafts. */
const markdownPosts = (): readonly string[] =>
  (existsSync(MARKDOWN_POSTS) ? readdirSync(MARKDOWN_POSTS) : [])
    .filter((name) => name.endsWith(".md"))
    .map((name) => readFileSync(`${MARKDOWN_POSTS}/${name}`, "utf8"))
    .map((text) => parse(/^---\n(.*?)^---$/ms.exec(text)?.[1] ?? ""))
    .filter(({ draft }) => draft !== true)
    .map(({ title }) => String(title));

export const projectNames = namesIn("projects");
export const postNames = [...namesIn("posts"), ...markdownPosts()];

/** What the owner writes that is not read as words, or not as it is written. */
const WORDLESS = new Set([
  "type",
  "icon",
  "iconUrl",
  "link",
  "mail",
  "url",
  "file",
  "alt",
  "start",
  "end",
]);

/** A text without the signs of inline Markdown. */
const asRead = (text: string) =>
  text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replace(/[*_`]+(?=\S)|(?<=\S)[*_`]+/g, "");

const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [asRead(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (WORDLESS.has(key) ? [] : wordsIn(part)));
};

/** A record by its name. */
const recordNamed = (file: string, name: string | null): unknown =>
  (read(file) as { name: string }[]).find((item) => item.name === name);

const namesOfPictures = () =>
  (read("wallpapers") as { title: string; author: string }[]).flatMap(({ title, author }) => [
    title,
    author,
  ]);

/** All that the owner has written of a section, of which one project or post is shown whole. */
export const wordsOf = (section: string, shownItem: string | null): readonly string[] => {
  switch (section) {
    case "General":
      return wordsIn([read("general").heading, read("general").paragraphs]);
    case "Projects":
      return [...projectNames, ...wordsIn(recordNamed("projects", shownItem))];
    case "Posts":
      return [...postNames, ...wordsIn(recordNamed("posts", shownItem))];
    case "Contact":
      return wordsIn(read("contacts"));
    case "Attribution":
      return [...namesOfPictures(), ...wordsIn([read("settings"), read("attribution")])];
    case "Interests":
    case "Mission":
      return wordsIn(read(section.toLowerCase()));
    default:
      return [section];
  }
};

const mailsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return /^[^@\s]+@[^@\s]+$/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(mailsIn) : [];
};

/** Every mail address that the owner has written. */
export const mailAddresses: readonly string[] = mailsIn([read("site"), read("contacts")]);
