import { checkContent } from "../../src/site/check/checkContent";
import { PICTURE } from "../support/contentFiles";
import { checkedContent, contentProject } from "../support/contentProject";

const text = (...lines: string[]): string =>
  ["---", ...lines, "---", "", "Built *it*.", ""].join("\n");

const post = (...lines: string[]) => ({ "data/posts/walk.md": text(...lines) });

test("projects in Markdown come before those of projects.json, by order and then the newest first", async () => {
  const { site: prepared } = await checkedContent({
    "data/projects/a.md": text("name: Old", "start: 2001", "end: 2003-05"),
    "data/projects/b/index.md": text("name: Bare"),
    "data/projects/c.md": text("name: Now", "start: 2004-01", "end: present"),
    "data/projects/d.md": text("name: Single", "year: 1987"),
    "data/projects/e.md": text("name: Best", "order: 1"),
    "data/projects/f.md": text("name: Unfinished", "draft: true"),
  });
  const listed = prepared.projects.map(({ name, address }) => `${name} ${address}`);
  expect(listed).toEqual([
    "Best /projects/e/",
    "Now /projects/c/",
    "Old /projects/a/",
    "Single /projects/d/",
    "Bare /projects/b/",
    "Lifebit AI /projects/lifebit-ai/",
    "Avocado /projects/avocado/",
  ]);
  expect(prepared.site.defaults.project).toBe("Best");
});

test("a project in Markdown has all that one of projects.json has", async () => {
  const { site: prepared } = await checkedContent({
    "data/projects/harbour/board.png": PICTURE,
    "data/projects/harbour/quay.png": PICTURE,
    "data/site.json": JSON.stringify({
      ...{ title: "A", description: "B", siteUrl: "https://alex.example.net" },
      owner: { name: "Alex", role: "Engineer", email: "alex@example.com" },
      defaults: { project: "Harbour" },
    }),
    "data/projects/harbour/index.md": text(
      "name: Harbour",
      "company: Port",
      "role: [Engineer, Typographer]",
      "start: 2019-03",
      "end: 2020",
      "live: https://harbour.example/",
      "links: [{ label: Source, url: https://example.com/ }, { label: Why, url: /projects#end }]",
      "keywords: SVG, Web components",
      "cover: quay.png",
      "pictures: [{ file: board.png, alt: A board. }]",
      "problem: |",
      "  Three boats:",
      "  - one",
      "  - two",
      "decisions: [One., Two.]",
      "result: −50 %",
      "country: Norway",
    ),
  });
  const list = (...content: string[]) => ({ type: "array", content });
  expect(prepared.projects[0]).toMatchObject({
    name: "Harbour",
    address: "/projects/harbour/",
    file: "projects/harbour/index.md",
    summary: "Built it.",
    brief: "Built it.",
    result: { figure: "−50 %", words: "", note: "" },
    links: [
      { label: "Live site", url: "https://harbour.example/" },
      { label: "Source", url: "https://example.com/" },
      { label: "Why", url: "/projects#end", place: "/projects/" },
    ],
    coverPicture: "projects/harbour/quay.png",
    pictures: [
      { file: "projects/harbour/quay.png", alt: "Harbour" },
      { file: "projects/harbour/board.png", alt: "A board." },
    ],
    problem: { type: "markdown" },
    decisions: list("One.", "Two."),
    basics: {
      company: { type: "text", content: ["Port"] },
      role: list("Engineer", "Typographer"),
      keywords: list("SVG", "Web components"),
      year: { content: ["Mar 2019 – 2020"] },
    },
    aboutCompany: { country: { content: ["Norway"] } },
  });
});

test("an error in one project leaves no other errors", async () => {
  contentProject({
    "data/projects/harbour.md": text("name: Harbour", "start: soon"),
    "data/general.json": '{ "heading": "A", "paragraphs": [], "featuredProjects": ["Harbour"] }',
  });
  expect(await checkContent()).toMatchObject({
    diagnostics: [{ file: "data/projects/harbour.md", line: 3 }],
  });
});

test("projects.json needs only a name, and takes plain texts and lists, and the years of any life", async () => {
  const { site: prepared } = await checkedContent({
    "data/projects.json": JSON.stringify([
      { name: "Bare" },
      {
        name: "Plain",
        basics: { company: "Port", role: ["A", "B"], year: "1962-1964" },
        description: { whatWasDone: ["One.", "Two:\n- a\n- b"] },
      },
    ]),
  });
  const [bare, plain] = prepared.projects;
  expect(bare).toMatchObject({ summary: "Bare.", brief: "", basics: { year: { content: [""] } } });
  expect(plain).toMatchObject({
    summary: "A, B at Port, 1962–1964. One. Two: a b",
    basics: { year: { content: ["1962–1964"] } },
    description: { whatWasDone: { type: "markdown", content: ["- One.\n- Two:\n  - a\n  - b"] } },
  });
});

test("front matter of other generators is taken for its equal here, in any case", async () => {
  const { markdown, diagnostics } = await checkedContent({
    ...post(
      "Title: 2024",
      "pubDate: 2024-02-01T10:30:00+01:00",
      "last_modified_at: Mar 01 2024",
      "excerpt: Short.",
      "categories: [walks]",
      "tags: [harbours]",
      "heroImage: silk.png",
      "layout: post",
      "author: Alex",
    ),
    "data/posts/silk.png": PICTURE,
    "data/posts/other.md": text("title: B", "date: 2024-02-02", "permalink: /b/", "layout: post"),
    "data/projects/harbour.md": text(
      "title: Harbour",
      "description: Short.",
      "tags: [SVG]",
      "weight: 2",
    ),
  });
  expect(markdown.posts.find(({ slug }) => slug === "walk")).toMatchObject({
    ...{ title: "2024", date: "2024-02-01", updated: "2024-03-01", summary: "Short." },
    ...{ tags: ["harbours"], pictures: ["posts/silk.png"], cover: "posts/silk.png" },
  });
  expect(markdown.projects).toMatchObject([
    { name: "Harbour", summary: "Short.", listed: { basics: { keywords: ["SVG"] } } },
  ]);
  expect(diagnostics).toEqual([
    {
      ...{ file: "data/posts/other.md", line: 1, column: 1 },
      severity: "warning",
      message:
        'These keys change nothing here: layout, permalink. To forward the old address, write in "redirects" of site.json: { "from": "/b/", "to": "/posts/other/" }',
    },
    {
      ...{ file: "data/posts/walk.md", line: 1, column: 1 },
      severity: "warning",
      message: "These keys change nothing here: author, categories, layout.",
    },
  ]);
});

test("a post that another generator hides stays hidden", async () => {
  const { site } = await checkedContent(post("title: A", "date: 2024-02-01", "published: false"));
  expect(site.posts.map(({ name }) => name)).not.toContain("A");
});
