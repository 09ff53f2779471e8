import { siteWords } from "../../src/words/siteWords";
import {
  markdownPosts,
  navigation,
  type Page,
  postPage,
  posts,
  projectPage,
  projects,
  readData,
  readMarkdown,
  sectionPage,
  writtenPosts,
} from "./support";

/** Fields whose text a visitor doesn't read, or not as it is written. */
const NOT_SHOWN = new Set(
  "cover,type,icon,iconUrl,link,mail,url,file,alt,start,end,lang".split(","),
);

const SENIORITIES: Readonly<Record<string, string>> = siteWords.seniorities;

/** A text without the marks of inline Markdown. */
const unmarked = (text: string): string =>
  text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replace(/[*_`]+(?=\S)|(?<=\S)[*_`]+/g, "");

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [unmarked(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (NOT_SHOWN.has(key)) return [];
    return key === "seniority" ? textsIn(SENIORITIES[part]) : textsIn(part);
  });
};

/** A line without any mark of Markdown or HTML, long enough to be a text. */
const PLAIN_LINE = /^[\p{L}\p{M}\p{N} ,.;:!?'’“”–—-]{3,}$/u;

/** The lines and headings of a Markdown text that are shown as they are written. */
const linesIn = (markdown: string): readonly string[] =>
  markdown
    .split(/\r?\n/)
    .map((line) => line.replace(/^(?:#+|[-*]|\d+\.|>) +/, ""))
    .filter((line) => PLAIN_LINE.test(line) && /\p{L}/u.test(line));

/** The years of a project that has months are not shown. */
const shownOf = (project: { readonly start?: string; readonly basics?: object }): object =>
  project.start === undefined
    ? project
    : { ...project, basics: { ...project.basics, year: undefined } };

/** A credit's level is its link. */
const credits = (name: string): readonly string[] =>
  readData(name).flatMap(
    ({ heading, topics }: { heading: string; topics: readonly { name: string }[] }) => [
      heading,
      ...topics.map((topic) => topic.name),
    ],
  );

const pictureCredits = (): readonly string[] =>
  readData("wallpapers").flatMap(({ title, author }: Record<string, string>) => [title, author]);

const namesOf = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name);

/** By a section's key, what its page shows of the owner's data. */
const SECTION_TEXTS: Readonly<Record<string, () => readonly string[]>> = {
  General: () => textsIn([readData("general").heading, readData("general").paragraphs]),
  Projects: () => namesOf(projects),
  Posts: () => namesOf(posts),
  Interests: () => textsIn(readData("interests")),
  Mission: () => textsIn(readData("mission")),
  Contact: () => textsIn(readData("contacts")),
  Career: () =>
    readData("career").work?.flatMap(({ name, position }: Record<string, string>) => [
      name,
      position,
    ]) ?? [],
  Attribution: () => [...pictureCredits(), ...credits("settings"), ...credits("attribution")],
};

/** The owner's texts, by the page that shows them. */
export const ownerTexts = (): ReadonlyMap<Page, readonly string[]> =>
  new Map([
    ...navigation.map(({ title, section = title, page }) => {
      const own =
        page === undefined ? SECTION_TEXTS[section]?.() : linesIn(readMarkdown(page).text);
      return [sectionPage(title), [title, ...(own ?? [])]] as const;
    }),
    ...projects.map((item) => [projectPage(item.name), textsIn(shownOf(item))] as const),
    ...writtenPosts.map((item) => [postPage(item.name), textsIn(item)] as const),
    ...markdownPosts.map(({ name, text }) => [postPage(name), [name, ...linesIn(text)]] as const),
  ]);
