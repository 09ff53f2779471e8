import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const DAY_MS = 24 * 60 * 60 * 1000;
/** The first of them; each is some days older than the one before. */
const NEWEST = Date.UTC(2018, 11, 24);
const DAYS_BETWEEN = 23;

/** What a text may hold, a kind of it in turn. */
const PARTS = [
  "- one thing\n- another\n  1. first\n  2. second",
  "```js\nconst sum = (...all) => all.reduce((one, other) => one + other, 0);\n```",
  "| Sample | Number |\n| ------ | -----: |\n| one    |      1 |\n| two    |  1,024 |",
  "> A quote of one line.",
  "- [x] done\n- [ ] to do",
  "A sentence with a note.[^note]\n\n[^note]: The note.",
  '```html\n<p class="sample">A paragraph &amp; a sign.</p>\n```',
  "![A sailing boat in a still harbour at dusk.](pictures/harbour.jpg)",
];

/** A post by its number, from 1. */
const postOf = (number: number): string => {
  const date = new Date(NEWEST - number * DAYS_BETWEEN * DAY_MS).toISOString().slice(0, 10);
  const part = PARTS[number % PARTS.length];
  const other = PARTS[(number + 3) % PARTS.length];
  return `---
title: Sample post ${number}
date: ${date}
tags: [sample]
---

Sample text, the ${number}. of its kind.

## A part

${part}

## Another part

${other}
`;
};

/** Adds posts in Markdown to a project until it has so many. */
export const writePosts = async (folder: string, count: number): Promise<void> => {
  const posts = join(folder, "data", "posts");
  const written = (await readdir(posts)).filter((name) => name.endsWith(".md")).length;
  for (let number = 1; number <= count - written; number += 1)
    await writeFile(join(posts, `sample-post-${number}.md`), postOf(number));
};
