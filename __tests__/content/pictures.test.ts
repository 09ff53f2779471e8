import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { coverPath, drawCover } from "../../src/content/drawing/cover";
import { finishMarkdown } from "../../src/content/markdown/remarkPlugin";
import { parseMarkdown } from "../../src/content/markdown/text";
import { contentProject } from "../support/contentProject";

test("a cover is the first picture, its owner's illustration, or one drawn from its name", async () => {
  const folder = contentProject();
  const cover = "/covers/oak.svg";
  expect(coverPath({ name: "Oak", cover, coverPicture: "pictures/a.png" })).toBeNull();
  expect(coverPath({ name: "Oak", cover, coverPicture: undefined })).toBe(cover);
  const drawn = coverPath({ name: "Oak" }) ?? "";
  expect(fs.readFileSync(path.join(folder, "public", drawn), "utf8")).toBe(drawCover("Oak"));
  expect(coverPath({ name: "Ferry board" })).not.toBe(drawn);
  const { width = 0, height = 1 } = await sharp(Buffer.from(drawCover('</svg>"&日'))).metadata();
  expect(width / height).toBeCloseTo(16 / 9);
});

/** The HTML of a post in the project in `root`, whose pictures Gatsby has found. */
const htmlOf = async (root: string, text: string): Promise<string> => {
  const markdownAST = parseMarkdown(text);
  await finishMarkdown({
    markdownAST,
    markdownNode: { frontmatter: { file: "posts/walk.md", topLevel: 5 } },
    basePath: "/me",
    getRemarkFileDependency: async ({ relativePath }: { relativePath: { eq: string } }) => {
      const { base, name } = path.parse(relativePath.eq);
      const absolutePath = path.join(root, "data", relativePath.eq);
      return { absolutePath, base, name, internal: { contentDigest: `hash-of-${name}` } };
    },
  } as unknown as Parameters<typeof finishMarkdown>[0]);
  return String(Object.values(markdownAST.children[0] ?? {})[1]);
};

test("a drawing and a moving picture in a text are served as they are, and the moving one has a still picture", async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>';
  const rich = "__tests__/data-sets/rich/data/posts/pictures";
  const moving = fs.readFileSync(path.join(rich, "moving.gif"));
  const root = contentProject({
    "data/posts/a plan.svg": drawing,
    "data/posts/moving.gif": moving,
  });
  const html = await htmlOf(root, "![A plan](<a plan.svg>)\n\n![It moves](moving.gif)\n");
  expect(html).toContain(
    'src="/me/static/hash-of-a plan/a%20plan.svg" alt="A plan" width="40" height="20"',
  );
  expect(html).toMatch(
    /<source srcset="\/me\/static\/hash-of-moving\/moving.webp" [^>]*media="\(prefers-reduced-motion: reduce\)"><img src="\/me\/static\/hash-of-moving\/moving.gif" alt="It moves" width="120" height="80"/,
  );
  const served = (file: string) => fs.readFileSync(path.join(root, "public/static", file));
  expect(served("hash-of-a plan/a plan.svg").toString()).toBe(drawing);
  expect(served("hash-of-moving/moving.gif").equals(moving)).toBe(true);
  expect((await sharp(served("hash-of-moving/moving.webp")).metadata()).pages).toBeUndefined();
});

test("a dark picture without a background gets a light one in the dark theme, like a drawing", async () => {
  const gif = (r: number, alpha: number) => {
    const colour = { r, g: r, b: r };
    const line = sharp({ create: { width: 8, height: 1, channels: 3, background: colour } });
    return line
      .extend({ bottom: 7, background: { ...colour, alpha } })
      .gif()
      .toBuffer();
  };
  const root = contentProject({
    "data/posts/ink.gif": await gif(20, 0),
    "data/posts/chalk.gif": await gif(240, 0),
    "data/posts/night.gif": await gif(20, 1),
    "data/posts/plan.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>',
  });
  const names = ["ink.gif", "chalk.gif", "night.gif", "plan.svg"];
  const html = await htmlOf(root, names.map((name) => `![A](${name})`).join("\n\n"));
  const marked = html.match(/<img [^>]*data-ink[^>]*>/g) ?? [];
  expect(marked.map((img) => /[\w]+\.\w+(?=" alt)/.exec(img)?.[0])).toEqual([
    "ink.gif",
    "plan.svg",
  ]);
});
