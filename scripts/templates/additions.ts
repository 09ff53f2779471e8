import { today } from "../../src/content/dates";
import { escapeHtml } from "../../src/content/text";

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

/** A page of `static/experiments/` that measures something, as the guide explains it. */
export const experimentTemplate = (title: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<script src="../../frame-keys.js" defer></script>
<title>${escapeHtml(title)}</title>
<style>
  body {
    display: grid;
    place-content: center;
    min-height: 100vh;
    margin: 0;
    background: #1f2a44;
    color: #f2e8d5;
    font: 600 1.25rem system-ui;
  }
</style>
<p id="say" role="status">Sorting a million numbers</p>
<script>
  setTimeout(() => {
    const numbers = Float64Array.from({ length: 1e6 }, Math.random);
    const begun = performance.now();
    numbers.sort();
    const figure = \`\${Math.round(performance.now() - begun)} ms\`;
    const words = "to sort a million numbers";
    say.textContent = \`\${figure} \${words}\`;
    parent.postMessage({ figure, words }, "*");
  }, 100);
</script>
</html>
`;
