import { dayInWords } from "../../src/content/dates";
import { words as siteWords } from "../../src/words/words";
import { type Page, posts, projects, readData, readMarkdown, sections } from "./support";

/** Fields whose text a visitor does not read, or not literally. */
const NOT_SHOWN = new Set(
  "cover,type,experiment,icon,iconUrl,link,live,mail,url,file,alt,start,end,lang".split(","),
);

const SENIORITIES: Readonly<Record<string, string>> = siteWords.seniorities;

/** A text without the marks of inline Markdown, which some fields may have. */
export const withoutMarks = (text: string): string =>
  text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replace(/[*_`\\]/g, "");

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (NOT_SHOWN.has(key)) return [];
    if (key === "date") return [dayInWords(part)];
    return key === "seniority" ? textsIn(SENIORITIES[part]) : textsIn(part);
  });
};

/** A line without any mark of Markdown or HTML, long enough to be a text. */
const PLAIN_LINE = /^[\p{L}\p{M}\p{N} ,.;:!?'’“”–—-]{3,}$/u;

/** The lines and headings of a Markdown text that are shown as they are written. */
const linesIn = (markdown: string): readonly string[] =>
  markdown
    .split(/\r?\n/)
    .map((line) => line.replace(/^ *(?:#+|[-*]|\d+\.|>) +/, ""))
    .filter((line) => PLAIN_LINE.test(line) && /\p{L}/u.test(line));

/** The texts on the page of a project or post. The year of a project that has months is not shown. */
const shownOf = ({ name, data, markdown = "" }: (typeof posts)[number]): readonly string[] => {
  const hasMonths = data?.start !== undefined;
  const shown = hasMonths ? { ...data, basics: { ...data?.basics, year: undefined } } : data;
  // A title is shown in place of the name.
  return [name, ...textsIn({ ...shown, name: undefined }), ...linesIn(markdown)];
};

type Records = readonly Readonly<Record<string, string>>[];

/** A credit's level is its link. */
const credits = (name: string): readonly string[] =>
  readData(name).flatMap(({ heading, topics }: { heading: string; topics: Records }) => [
    heading,
    ...topics.map((topic) => topic.name),
  ]);

const fieldsOf = (records: Records = [], ...names: readonly string[]): readonly string[] =>
  records.flatMap((record) => names.map((name) => record[name] ?? ""));

/** The owner's texts on each section's page, by the section's key. */
const SECTION_TEXTS: Readonly<Record<string, () => readonly string[]>> = {
  General: () => textsIn([readData("general").heading, readData("general").paragraphs]),
  Projects: () => projects.map(({ name }) => name),
  Posts: () => posts.map(({ name }) => name),
  Interests: () => textsIn(readData("interests")),
  Mission: () => textsIn(readData("mission")),
  Contact: () => textsIn(readData("contacts")),
  Career: () => fieldsOf(readData("career").work, "name", "position"),
  Attribution: () => [
    ...fieldsOf(readData("wallpapers"), "title", "author"),
    ...credits("settings"),
    ...credits("attribution"),
  ],
};

/** The owner's texts, by the page that shows them. */
export const ownerTexts = (): readonly (readonly [Page, readonly string[]])[] => [
  ...sections.map(({ key, title, file, page }) => {
    const texts = key === null ? linesIn(readMarkdown(file ?? "").text) : SECTION_TEXTS[key]?.();
    return [page, [title, ...(texts ?? [])]] as const;
  }),
  ...[...projects, ...posts].map((item) => [item.page, shownOf(item)] as const),
];
