import { markdownFile } from "./markdown";

/** A filled-in post of `data/posts/`, a draft until its owner says otherwise. */
export const postTemplate = (title: string, today: Date): string =>
  markdownFile(
    {
      title,
      date: today.toISOString().slice(0, "2026-01-01".length),
      summary: "Say in one sentence what the post is about.",
      tags: ["example"],
      draft: true,
    },
    [
      "Begin here. This post is a draft: you see it while you develop the site, and visitors never do. Take the line with draft out when it is ready.",
      "## A heading inside the post",
      "Text may be **strong**, *stressed* or `code`, and [lead elsewhere](https://commonmark.org/help/).",
    ],
  );
