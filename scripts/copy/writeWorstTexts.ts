import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { markdownFile } from "../templates/markdown";
import { readData, writeData } from "./edits";
import { WORST_TEXTS } from "./worstTexts";

/** The worst that fits on a button: it ends a script, and begins one. */
const [WORST = ""] = WORST_TEXTS;

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

/**
 * Makes a project's content that of an owner who writes the worst texts in every place where any text may stand: each is
 * the name of a project, of a post (every second one in Markdown), of a topic, an employer and a contact.
 */
export const writeWorstTexts = async ({ folder }: { readonly folder: string }): Promise<void> => {
  const write = (name: string, value: unknown) => writeData(folder, `${name}.json`, value);
  const site = readData(folder, "site.json") as { owner: object };
  const owner = { name: WORST, role: WORST, headline: WORST, summary: WORST, place: WORST };
  write("site", {
    ...site,
    title: WORST,
    description: WORST,
    owner: { ...site.owner, ...owner, availability: WORST },
    moviePlatform: { title: WORST, url: "/movie-platform/" },
    framedApps: [
      { title: WORST_TEXTS[1], label: WORST_TEXTS[13], url: "/movie-platform/", icon: "home" },
    ],
    defaults: undefined,
    resume: undefined,
  });
  const sections = readData(folder, "navigation.json") as { title: string }[];
  write(
    "navigation",
    sections.map(({ title, ...rest }, index) => ({
      ...rest,
      section: title,
      title: WORST_TEXTS[index],
    })),
  );
  write("general", { heading: WORST, paragraphs: WORST_TEXTS.slice(0, 10) });
  write("mission", { heading: WORST, paragraphs: WORST_TEXTS });
  write("projects", WORST_TEXTS.map(project));
  write("posts", WORST_TEXTS.filter((_, index) => index % 2 === 0).map(post));
  const posts = join(folder, "data", "posts");
  mkdirSync(posts, { recursive: true });
  for (const [index, text] of WORST_TEXTS.entries())
    if (index % 2 === 1)
      writeFileSync(
        join(posts, `worst-${index}.md`),
        markdownFile({ title: text, date: "2020-01-01", summary: text, tags: [text] }, [
          `\`\`\`html\n${text}\n\`\`\``,
        ]),
      );
  const writeTopics = (file: string, rest: object) => {
    const topics = WORST_TEXTS.map((text) => ({ name: text, ...rest }));
    write(file, [{ heading: WORST, topics }]);
  };
  const link = { link: "https://example.com/", icon: "home" };
  writeTopics("settings", link);
  writeTopics("attribution", link);
  writeTopics("contacts", { ...link, level: WORST });
  writeTopics("interests", { level: 50, seniority: "Senior" });
  write("career", {
    work: WORST_TEXTS.map((text) => ({
      name: text,
      position: text,
      startDate: "2020",
      endDate: "present",
      summary: text,
      highlights: [text],
    })),
  });
  const wallpapers = readData(folder, "wallpapers.json") as object[];
  write(
    "wallpapers",
    wallpapers.map((wallpaper, index) => ({
      ...wallpaper,
      title: WORST_TEXTS[index],
      alt: WORST,
      author: WORST,
    })),
  );
};
