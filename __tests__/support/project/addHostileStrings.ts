import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { markdownFile } from "../../../scripts/templates/additions";
import { readData, writeData } from "./dataFiles";
import { HOSTILE_STRINGS } from "./hostileStrings";

/** Short enough for any place: it ends a script and begins one. */
const [SHORT = ""] = HOSTILE_STRINGS;

const entry = (content: string) => ({ type: "text", content });

const project = (text: string) => ({
  name: text,
  outcome: text,
  problem: text,
  decisions: [text],
  links: [{ label: text, url: "https://example.com/" }],
  basics: {
    company: entry(text),
    name: entry(text),
    keywords: { type: "array", content: [text] },
    role: entry(text),
    year: entry("2020"),
  },
  description: { whatWasDone: entry(text) },
});

const post = (text: string) => ({
  name: text,
  introduction: { paragraph1: entry(text) },
  body: { paragraph1: entry(text) },
  conclusion: { paragraph1: entry(text) },
});

const topicsOf = (rest: object) => ({
  heading: SHORT,
  topics: HOSTILE_STRINGS.map((name) => ({ name, ...rest })),
});

const LINK = { link: "https://example.com/", icon: "home" };

/** Sections that no text of the data set links to. */
const RENAMED: readonly string[] = ["Attribution", "Design Patterns"];

/** Edits of the data files: each adds the hostile strings to the file's value. */
const ADDITIONS: Readonly<Record<string, (content: never) => unknown>> = {
  site: (site: { title: string; owner: object; framedApps: object[] }) => ({
    ...site,
    title: `${site.title} ${SHORT}`,
    description: SHORT,
    owner: { ...site.owner, role: SHORT, headline: SHORT, summary: SHORT, place: SHORT },
    framedApps: [
      ...site.framedApps,
      {
        title: HOSTILE_STRINGS[1],
        label: HOSTILE_STRINGS[13],
        url: "/framed/tides.html",
        icon: "home",
      },
    ],
  }),
  navigation: (sections: { title: string }[]) =>
    sections.map((section) =>
      RENAMED.includes(section.title)
        ? {
            ...section,
            section: section.title,
            title: HOSTILE_STRINGS[RENAMED.indexOf(section.title)],
          }
        : section,
    ),
  mission: (mission: { paragraphs: string[] }) => ({
    ...mission,
    paragraphs: [...mission.paragraphs, ...HOSTILE_STRINGS],
  }),
  // Half of the strings are names of projects, the others names of posts.
  projects: (projects: object[]) => [
    ...projects,
    ...HOSTILE_STRINGS.filter((_, index) => index % 2 === 0).map(project),
  ],
  posts: (posts: object[]) => [...posts, post(SHORT)],
  settings: (groups: object[]) => [...groups, topicsOf(LINK)],
  contacts: (groups: object[]) => [...groups, topicsOf({ ...LINK, level: SHORT })],
  interests: (groups: object[]) => [...groups, topicsOf({ level: 50, seniority: "Senior" })],
  career: (career: { work: object[] }) => ({
    ...career,
    work: [
      ...career.work,
      { name: SHORT, position: SHORT, startDate: "2020", summary: SHORT, highlights: [SHORT] },
    ],
  }),
  wallpapers: ([first, ...others]: object[]) => [
    { ...first, title: SHORT, alt: SHORT, author: SHORT },
    ...others,
  ],
};

/** Adds the hostile strings to a project's content wherever an owner may write any text. */
export const addHostileStrings = (folder: string): void => {
  for (const [name, add] of Object.entries(ADDITIONS))
    writeData(folder, `${name}.json`, add(readData(folder, `${name}.json`) as never));
  const posts = join(folder, "data", "posts");
  mkdirSync(posts, { recursive: true });
  for (const [index, text] of HOSTILE_STRINGS.entries())
    if (index % 2 === 1)
      writeFileSync(
        join(posts, `hostile-${index}.md`),
        markdownFile(
          { title: text, date: "2020-01-01", summary: text, tags: [text] },
          `\`\`\`html\n${text}\n\`\`\``,
        ),
      );
};
