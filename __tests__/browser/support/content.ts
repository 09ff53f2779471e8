import { existsSync, readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { slugOf } from "../../../src/lib/slug";
import { DEFAULT_THEME_STORAGE_KEY } from "../../../src/lib/storageKeys";
import { siteWords } from "../../../src/words/siteWords";

// Read as the owner wrote it: what is added later is covered without a change here.
const read = (name: string) => JSON.parse(readFileSync(`data/${name}.json`, "utf8"));

/** The sections in their order. */
export const sectionTitles: readonly string[] = (read("navigation") as { title: string }[]).map(
  ({ title }) => title,
);

/** What the owner calls a section that the site has. */
export const sectionTitleOf = (key: string): string =>
  (read("navigation") as { title: string; section?: string }[]).find(
    ({ title, section = title }) => section === key,
  )?.title ?? key;

/** The site's own title: that of its first page, and the end of every other one's. */
export const siteTitle: string = read("site").title;

/** The name under which a visitor's browser remembers the theme. */
export const themeStorageKey: string = read("site").themeStorageKey ?? DEFAULT_THEME_STORAGE_KEY;

/** Whether the owner wants to see seconds in the clock. */
export const showsSeconds: boolean = read("site").clock?.showSeconds ?? false;

interface WrittenApp {
  readonly title: string;
  readonly label?: string;
  readonly openOnArrival?: boolean;
}

const moviePlatform: WrittenApp | undefined = read("site").moviePlatform;
const ownApps: readonly WrittenApp[] = read("site").framedApps ?? [];

/** The windows that frame a site, in their order. */
export const framedApps = [
  ...(moviePlatform === undefined ? [] : [{ ...moviePlatform, label: "Movie DB" }]),
  ...ownApps,
].map(({ title, label = title, openOnArrival = false }) => ({
  title,
  label,
  path: `/${slugOf(label)}/`,
  openOnArrival,
}));

/** The window of the résumé, where the owner has a career to make one of. */
export const resumeApps = existsSync("data/career.json")
  ? [{ title: siteWords.titles.resume, path: "/resume/" }]
  : [];

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
  "cover",
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
  "lang",
]);

/** A text without the signs of inline Markdown. */
const asRead = (text: string) =>
  text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replace(/[*_`]+(?=\S)|(?<=\S)[*_`]+/g, "");

const SENIORITIES: Readonly<Record<string, string>> = siteWords.seniorities;

const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [asRead(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (WORDLESS.has(key)) return [];
    // What the owner chooses from a few is told in the site's own words.
    return key === "seniority" ? wordsIn(SENIORITIES[part]) : wordsIn(part);
  });
};

/** A record by its name. */
const recordNamed = <Item extends { name: string }>(file: string, name: string) =>
  (read(file) as Item[]).find((item) => item.name === name);

/** Of a project that says its months, the years are not shown besides. */
const shownProject = (name: string): unknown => {
  const project = recordNamed<{ name: string; start?: string; basics: object }>("projects", name);
  return project?.start === undefined
    ? project
    : { ...project, basics: { ...project.basics, year: undefined } };
};

interface Credits {
  readonly heading: string;
  readonly topics: readonly { readonly name: string }[];
}

/** A credit's level is its link, which is shown by its host. */
const creditsIn = (file: string): readonly string[] =>
  (read(file) as Credits[]).flatMap(({ heading, topics }) => [
    heading,
    ...topics.map(({ name }) => name),
  ]);

/** The headings of a section of the owner's own. */
const headingsOf = (sectionTitle: string): readonly string[] => {
  const { page } =
    (read("navigation") as { title: string; page?: string }[]).find(
      ({ title }) => title === sectionTitle,
    ) ?? {};
  if (page === undefined) return [];
  return [...readFileSync(`data/${page}`, "utf8").matchAll(/^#+ (.+)$/gm)].map(
    ([, text = ""]) => text,
  );
};

const namesOfPictures = () =>
  (read("wallpapers") as { title: string; author: string }[]).flatMap(({ title, author }) => [
    title,
    author,
  ]);

/** All that the owner has written of what is shown: of Projects and Posts one, of a section its words. */
export const wordsOf = (section: string, shown: string): readonly string[] => {
  switch (section) {
    case "General":
      return wordsIn([read("general").heading, read("general").paragraphs]);
    case "Projects":
      return [...projectNames, ...wordsIn(shownProject(shown))];
    case "Posts":
      return [...postNames, ...wordsIn(recordNamed("posts", shown))];
    case "Contact":
      return wordsIn(read("contacts"));
    case "Attribution":
      return [...namesOfPictures(), ...creditsIn("settings"), ...creditsIn("attribution")];
    case "Interests":
    case "Mission":
      return wordsIn(read(section.toLowerCase()));
    default:
      return [shown, ...headingsOf(shown)];
  }
};

const mailsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string")
    return /^(?:mailto:)?([^@\s:/?]+@[^@\s:/?]+)/.exec(value)?.slice(1) ?? [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(mailsIn) : [];
};

/** Every mail address that the owner has written. */
export const mailAddresses: readonly string[] = mailsIn(
  ["site", "contacts", "projects", "settings", "attribution"].map(read),
);

/** The person whom the site presents. */
export const owner: {
  readonly name: string;
  readonly role: string;
  readonly email: string;
  readonly place?: string;
  readonly availability?: string;
} = read("site").owner;
