import { today } from "../../src/content/schema";

/** A Markdown file: its front matter, whose values JSON and YAML write alike, and its paragraphs. */
export const markdownFile = (
  front: Readonly<Record<string, unknown>>,
  ...paragraphs: string[]
): string => {
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `${["---", ...lines, "---", "", paragraphs.join("\n\n")].join("\n")}\n`;
};

/** A filled-in project of `data/projects/`. */
export const projectTemplate = (name: string): string =>
  markdownFile(
    {
      name,
      company: "The company’s name",
      role: "What you were there",
      start: `${new Date().getFullYear() - 1}-03`,
      end: "present",
      keywords: ["A tool that you used", "Another tool you used"],
      links: [{ label: "Where it can be seen", url: "https://example.com/" }],
      problem: "Say in a sentence or two what the problem was.",
      outcome: "Then what came of it, for whom.",
    },
    "Say here what you did yourself, in as many paragraphs, lists and pictures as you like.",
  );

/** A filled-in post of `data/posts/`, a draft until its owner says otherwise. */
export const postTemplate = (title: string): string =>
  markdownFile(
    {
      title,
      date: today(),
      summary: "Say in one sentence what the post is about.",
      tags: ["example"],
      draft: true,
    },
    "Begin here. This post is a draft: you see it while you develop the site, and visitors never do. Take the line with draft out when it is ready.",
    "## A heading inside the post",
    "Text may be **strong**, *stressed* or `code`, and [lead elsewhere](https://commonmark.org/help/).",
  );

/** A filled-in page of `data/pages/`. */
export const pageTemplate = (title: string): string =>
  markdownFile(
    { title },
    "Say here what this section is about.",
    "## A heading inside the page",
    "- A list begins with a hyphen.",
  );

/** A filled-in window of `framedApps` in `data/site.json`. */
export const appTemplate = (title: string) => ({
  title,
  label: title,
  icon: "lucide:app-window",
  url: "https://example.com/",
  openOnArrival: false,
});

/** A filled-in application: its file and its letter. */
export const applicationTemplate = (reader: string) => ({
  file: { reader, headline: "What you say to this reader first", projects: [], skills: [] },
  letter:
    "Dear reader,\n\nsay here in a few sentences why you and this work fit together.\n\nWith kind regards\n",
});
