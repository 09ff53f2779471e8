import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { checkedContentPath } from "../../src/content/files";
import { refreshContent } from "../../src/gatsby/node/refreshContent";
import type { PictureTools } from "../../src/gatsby/node/textPictures";
import { aProject, aWalk, dataOf, dataWith } from "../support/contentFiles";
import { contentProject, type Files, writeFile } from "../support/contentProject";

/** Only pictures with sizes need Gatsby. */
const NO_GATSBY = {} as PictureTools;

const copied = (name: string) =>
  JSON.parse(fs.readFileSync(path.join(checkedContentPath(), `${name}.json`), "utf8"));

/** The records of a list, each of which has a file. */
const copiedList = (name: string) =>
  fs
    .readdirSync(checkedContentPath())
    .filter((file) => file.startsWith(`${name}.`))
    .map((file) => copied(path.parse(file).name))
    .sort((one, other) => one.position - other.position);

beforeEach(() => {
  process.env.PATH_PREFIX = "me";
});
afterEach(() => {
  delete process.env.PATH_PREFIX;
});

const timeOf = (name: string) =>
  fs.statSync(path.join(checkedContentPath(), `${name}.json`), { bigint: true }).mtimeNs;

/** The HTML of a post in the copy. */
const htmlOf = async (text: string, files: Files = {}): Promise<string> => {
  contentProject({ ...files, ...aWalk(text) });
  await refreshContent(NO_GATSBY);
  const posts: { address: string; html: string }[] = copiedList("posts");
  return posts.find(({ address }) => address === "/posts/walk/")?.html ?? "";
};

test("each text in Markdown is final HTML in the copy, with the path prefix", async () => {
  const link = "See *[all](/projects/)*.";
  const html = 'See <em><a href="/me/projects/" data-place="/projects/">all</a></em>.';
  const prose = JSON.stringify({ heading: "H", paragraphs: [link, "One\n\n- two"] });
  const work = [{ name: "Oak", position: "Engineer", summary: link, highlights: [link] }];
  const root = contentProject({
    ...aWalk(link),
    "data/projects/harbour.md": `---\nname: Harbour\nproblem: ${link}\n---\n\n## Built\n\n${link}\n`,
    "data/projects.json": JSON.stringify([aProject()]),
    "data/pages/talks.md": link,
    "data/navigation.json": JSON.stringify([
      ...dataOf("navigation"),
      { title: "Talks", icon: "home", page: "pages/talks.md" },
    ]),
    "data/general.json": prose,
    "data/mission.json": prose,
    "data/career.json": JSON.stringify({ work }),
  });
  await refreshContent(NO_GATSBY);
  expect(copiedList("projects")[0]).toMatchObject({
    html: expect.stringMatching(new RegExp(`^<h5 id="built">.*</h5><p>${html}</p>$`)),
    problem: { type: "text", html: [html] },
  });
  expect(copiedList("projects")[1]).not.toHaveProperty("html");
  expect(copiedList("posts")[0]).toMatchObject({ html: `<p>${html}</p>` });
  expect(copiedList("navigation").at(-1)).toMatchObject({ html: `<p>${html}</p>` });
  for (const name of ["general", "mission"])
    expect(copied(name).paragraphs).toEqual([
      html,
      expect.stringMatching(/^<p>One<\/p>\s*<ul>\s*<li>two<\/li>\s*<\/ul>$/),
    ]);
  expect(copied("career").work).toMatchObject([{ summary: html, highlights: [html] }]);
  expect(fs.readdirSync(checkedContentPath())).not.toContain("posts");
  // An edit changes the HTML, and no other record's file: Gatsby would make its node again.
  const times = () => ["posts.0", "posts.1", "site"].map(timeOf);
  const before = times();
  const { "data/posts/walk.md": edited } = aWalk("Changed.");
  writeFile(root, "data/posts/walk.md", edited);
  await refreshContent(NO_GATSBY);
  expect(copiedList("posts")[0]).toMatchObject({ html: "<p>Changed.</p>" });
  expect(times().map((time, index) => time === before[index])).toEqual([false, true, true]);
});

test("what is not translated says its language, each block of a text of several", async () => {
  process.env.SITE_LANGUAGE = "ar";
  contentProject({
    "data/site.json": dataWith("site", { languages: ["en", "ar"] }),
    "data/general.json": JSON.stringify({ heading: "H", paragraphs: ["A.", "*B*.", "C\n\n- D"] }),
    "data/general.ar.json": JSON.stringify({ paragraphs: ["ألف.", "", ""] }),
    "data/projects.json": JSON.stringify([{ ...aProject("Table"), outcome: "E", problem: "F" }]),
    "data/projects.ar.json": JSON.stringify({ Table: { outcome: "هاء" } }),
  });
  await refreshContent(NO_GATSBY);
  delete process.env.SITE_LANGUAGE;
  const [a, b, c] = copied("general").paragraphs;
  expect([a, b]).toEqual(["ألف.", '<span lang="en" dir="ltr"><em>B</em>.</span>']);
  expect(c).toMatch(/^<p lang="en" dir="ltr">C<\/p>\s*<ul lang="en" dir="ltr">\s*<li>D<\/li>/);
  expect(copiedList("projects")[0]).toMatchObject({
    outcome: { html: ["هاء"] },
    problem: { html: ['<span lang="en" dir="ltr">F</span>'] },
  });
});

const digestOf = (bytes: Buffer) => createHash("md5").update(bytes).digest("hex");

test("a drawing and a moving picture in a text are served as they are, and the moving one has a still picture", async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>';
  const rich = "__tests__/data-sets/rich/data/posts/pictures";
  const moving = fs.readFileSync(path.join(rich, "moving.gif"));
  const files = { "data/posts/a plan.svg": drawing, "data/posts/moving.gif": moving };
  const html = await htmlOf("![A plan](<a plan.svg>)\n\n![It moves](moving.gif)\n", files);
  const plan = digestOf(Buffer.from(drawing));
  const hash = digestOf(moving);
  expect(html).toContain(
    `src="/me/static/${plan}/a%20plan.svg" alt="A plan" width="40" height="20"`,
  );
  expect(html).toMatch(
    new RegExp(
      `<source srcset="/me/static/${hash}/moving.webp" [^>]*media="\\(prefers-reduced-motion: reduce\\)"><img src="/me/static/${hash}/moving.gif" alt="It moves" width="120" height="80"`,
    ),
  );
  const served = (file: string) => fs.readFileSync(path.join(process.cwd(), "public/static", file));
  expect(served(`${plan}/a plan.svg`).toString()).toBe(drawing);
  expect(served(`${hash}/moving.gif`).equals(moving)).toBe(true);
  expect((await sharp(served(`${hash}/moving.webp`)).metadata()).pages).toBeUndefined();
});

test("a picture that is in two places is made once", async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>';
  const files = { "data/posts/oak.svg": drawing, "data/posts/again.svg": drawing };
  const html = await htmlOf("![An oak](oak.svg)\n\n![The same](again.svg)\n", files);
  const folder = digestOf(Buffer.from(drawing));
  expect(html.match(new RegExp(`src="/me/static/${folder}/oak.svg"`, "g"))).toHaveLength(2);
  expect(fs.readdirSync(path.join(process.cwd(), "public/static", folder))).toEqual(["oak.svg"]);
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
  const files = {
    "data/posts/ink.gif": await gif(20, 0),
    "data/posts/chalk.gif": await gif(240, 0),
    "data/posts/night.gif": await gif(20, 1),
    "data/posts/plan.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>',
  };
  const names = ["ink.gif", "chalk.gif", "night.gif", "plan.svg"];
  const html = await htmlOf(names.map((name) => `![A](${name})`).join("\n\n"), files);
  const marked = html.match(/<img [^>]*data-ink[^>]*>/g) ?? [];
  expect(marked.map((img) => /[\w]+\.\w+(?=" alt)/.exec(img)?.[0])).toEqual([
    "ink.gif",
    "plan.svg",
  ]);
});
