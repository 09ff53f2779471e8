import { checkContent } from "../../../src/build/check/checkContent";
import { checkedFiles } from "../../../src/build/checkedFiles";
import { withoutDrafts } from "../../../src/build/markdown/markdownContent";
import { PICTURE } from "../../support/contentFiles";
import {
  contentProject,
  type Files,
  removeContentProject,
  reportOn,
} from "../../support/contentProject";

afterEach(removeContentProject);

const HEAD = "---\ntitle: A walk\ndate: 2024-05-31\n---\n";
const aPost = (text: string, head = HEAD) => ({ "data/posts/walk.md": `${head}${text}` });

/** [what is wrong, the file's text, line:column, a part of the sentence] */
const WRONG: [string, string, string, string][] = [
  ["HTML in a line", `${HEAD}\nOne <b>word</b>.\n`, "6:5", "HTML can't stand here"],
  ["an HTML comment", `${HEAD}<!-- note -->\n`, "5:1", "HTML can't stand here"],
  [
    "an address of a script",
    `${HEAD}See [it](javascript:alert(1)).\n`,
    "5:5",
    "no address that can be followed",
  ],
  ["an address without s", `${HEAD}See [it](http://example.com).\n`, "5:5", "begins with http://"],
  ["a missing picture", `${HEAD}\n![A pier](pier.jpg)\n`, "6:1", 'no file "pier.jpg"'],
  [
    "a picture elsewhere",
    `${HEAD}![A](https://example.com/a.jpg)\n`,
    "5:1",
    "not a picture beside this file",
  ],
  ["a picture without words", `${HEAD}![](pier.png)\n`, "5:1", "Say what the picture shows"],
  ["no front matter", "Only a text.\n", "1:1", "should begin with its front matter"],
  ["no title", "---\ndate: 2024-05-31\n---\n", "2:1", '"title" is missing'],
  [
    "a title that is a number",
    "---\ndate: 2024-05-31\ntitle: 2024\n---\n",
    "3:8",
    "This is a number",
  ],
  ["a day that there is not", "---\ntitle: A\ndate: 2024-02-30\n---\n", "3:7", "is not a day"],
  [
    "an unknown key",
    "---\ntitle: A\ndate: 2024-02-01\ntag: [a]\n---\n",
    "4:1",
    'Did you mean "tags"?',
  ],
  ["a key twice", "---\ntitle: A\ntitle: B\n---\n", "3:1", "twice"],
  ["a colon in a title", "---\ntitle: One: two\n---\n", "2:8", '"double quotes"'],
  [
    "tags that are a text",
    "---\ntitle: A\ndate: 2024-02-01\ntags: a\n---\n",
    "4:7",
    "a list in [square brackets]",
  ],
  [
    "a cover that is not there",
    "---\ntitle: A\ndate: 2024-02-01\ncover: x.png\n---\n",
    "4:8",
    'no file "x.png"',
  ],
];

test.each(WRONG)("%s is reported at its place", async (_what, text, place, sentence) => {
  const report = await reportOn({ "data/posts/walk.md": text, "data/posts/pier.png": PICTURE });
  expect(report).toContain(`data/posts/walk.md:${place}  posts/walk`);
  expect(report).toContain(sentence);
  expect(report).toContain("1 mistake in 1 file.");
});

const CONFLICT = "<<<<<<< HEAD\nMine.\n=======\nTheirs.\n>>>>>>> theirs\n";

test.each([
  ["of its text", `${HEAD}\n${CONFLICT}`, "6:1"],
  ["of its front matter", `---\n${CONFLICT}---\n`, "2:1"],
  ["of which only the end is left", `${HEAD}\nTheirs.\n>>>>>>> theirs\n`, "7:1"],
])("a merge conflict %s is reported at its place", async (_what, text, place) => {
  const report = await reportOn({ "data/posts/walk.md": text });
  expect(report).toContain(`data/posts/walk.md:${place}  posts/walk`);
  expect(report).toContain("A merge conflict stands here.");
});

test("a heading may be underlined by seven signs, or any other number", async () => {
  for (const line of ["=======", "=====", "=======  ", "-------"]) {
    expect(await reportOn(aPost(`\nChapter\n${line}\n\nWords.\n`))).toBe("");
    removeContentProject();
  }
});

test("lines are counted in files with Windows' line ends, too", async () => {
  const report = await reportOn(aPost("\r\nOne <i>word</i>", HEAD.replaceAll("\n", "\r\n")));
  expect(report).toContain("data/posts/walk.md:6:5");
});

test("a file's name must be an address, and one that no other post has", async () => {
  expect(await reportOn({ "data/posts/First Walk.md": HEAD })).toContain(
    'Call it "first-walk.md".',
  );
  // As in posts.json.
  expect(await reportOn({ "data/posts/first-post.md": HEAD })).toContain(
    'The address /posts/first-post/ is that of the post "first post" in posts.json.',
  );
  expect(await reportOn({ "data/posts/2024/walk.md": HEAD })).toContain("directly in data/posts/");
});

describe("a section of the owner's own", () => {
  const navigation = (item: object) => ({
    "data/navigation.json": JSON.stringify([{ title: "Talks", icon: "home", ...item }]),
  });

  test("needs its text, in data/", async () => {
    expect(await reportOn(navigation({ page: "pages/talks.md" }))).toContain(
      'There is no file "pages/talks.md".',
    );
  });

  test.each(["../talks.md", "pages/talks.txt", "/talks.md"])("is no file at %s", async (page) => {
    expect(await reportOn(navigation({ page }))).toBe(
      `data/navigation.json:1:40  navigation → Talks → page\n  "${page}" is not the path of a Markdown file inside data/, such as "pages/talks.md".\n\n1 mistake in 1 file.`,
    );
  });

  test.each([
    ["pages/Talks.md", "pages/talks.md"],
    ["pages/tlaks.md", "pages/talks.md"],
    ["talks.md", "pages/talks.md"],
    ["pages/walk.md", undefined],
  ])("that is named %s is offered the nearest one", async (page, meant) => {
    const report = await reportOn({
      ...navigation({ page }),
      "data/pages/talks.md": "Talks.",
      "data/posts/walk.md": HEAD,
    });
    const offer = meant === undefined ? "" : ` Did you mean "${meant}"?`;
    expect(report).toContain(`  There is no file "${page}".${offer}\n`);
  });

  test("is called otherwise if it only looks the same", async () => {
    const report = await reportOn({
      ...navigation({ page: "pages/re\u0301sume\u0301.md" }),
      "data/pages/r\u00e9sum\u00e9.md": "Talks.",
    });
    expect(report).toContain(
      "only one whose name looks the same but is spelt with other characters",
    );
  });

  test("is one of the site's or one of the owner's, not both", async () => {
    const report = await reportOn({
      ...navigation({ section: "General", page: "pages/talks.md" }),
      "data/pages/talks.md": "Talks.",
    });
    expect(report).toBe(
      'data/navigation.json:1:60  navigation → Talks → page\n  "section" and "page" are both here. Keep one of them.\n\n1 mistake in 1 file.',
    );
  });

  test("is checked like a post, and may do without front matter", async () => {
    const files = navigation({ page: "pages/talks.md" });
    expect(await reportOn({ ...files, "data/pages/talks.md": "# All\n\nTalks.\n" })).toBe("");
    expect(await reportOn({ ...files, "data/pages/talks.md": "<hr>\n" })).toContain(
      "data/pages/talks.md:1:1  pages/talks",
    );
  });

  test.each(["Movie DB", "404", "Pier"])("has an address of its own: not %s", async (title) => {
    const report = await reportOn({
      ...navigation({ title, page: "pages/talks.md" }),
      "data/pages/talks.md": "Talks.",
      "static/pier/index.html": "<p>A pier.</p>",
    });
    expect(report).toContain("Change one of the two.");
  });

  test("has its page, and says what is in its text", async () => {
    contentProject({
      ...navigation({ page: "pages/talks.md" }),
      "data/pages/talks.md": "# Talks\n\nWhere *I* spoke.\n",
    });
    const checked = await checkContent();
    if (!checked.ok) throw new Error(JSON.stringify(checked.diagnostics));
    expect(checkedFiles(checked.content, checked.markdown).navigation).toMatchObject([
      { section: "Markdown Page", address: "/", folder: "/talks/", summary: "Where I spoke." },
    ]);
  });
});

describe("a text that nothing reads is a mistake", () => {
  const READ =
    'Posts stand in data/posts/, and a page of yours is named in navigation.json: "page": ';

  test.each([
    ["post/walk.md", 'Did you mean "data/posts/walk.md"?'],
    ["page/walk.md", 'Did you mean "data/pages/walk.md"?'],
    ["readme.md", `${READ}"readme.md".`],
    ["drafts/walk.md", `${READ}"drafts/walk.md".`],
  ])("data/%s", async (file, hint) => {
    expect(await reportOn({ [`data/${file}`]: HEAD })).toBe(
      `data/${file}:1:1  ${file.slice(0, -3)}\n  The site reads no text of this name. ${hint}\n\n1 mistake in 1 file.`,
    );
  });

  test.each(["talks.md", "texts/talks.md"])(
    "but not data/%s where a page is named so",
    async (page) => {
      const navigation = JSON.stringify([{ title: "Talks", icon: "home", page }]);
      const files = { "data/navigation.json": navigation, [`data/${page}`]: "Talks." };
      expect(await reportOn(files)).toBe("");
    },
  );

  test("nor what an editor has left, nor any while nobody can read which are named", async () => {
    expect(await reportOn({ "data/.readme.md": "", "data/readme.md~": "" })).toBe("");
    const unreadable = { "data/navigation.json": "[", "data/readme.md": "" };
    expect(await reportOn(unreadable)).toContain("1 mistake in 1 file.");
  });
});

describe("in one list", () => {
  const post = (date: string, more = "") =>
    `---\ntitle: Of ${date}\ndate: ${date}\n${more}---\nText.\n`;
  const FILES: Files = {
    "data/posts/old.md": post("2019-01-01"),
    "data/posts/new.md": post("2024-01-01", "tags: [a, b]\nsummary: In short.\n"),
    "data/posts/draft.md": post("2025-01-01", "draft: true\n"),
  };

  const listOf = async (isDevelop: boolean) => {
    contentProject(FILES);
    const checked = await checkContent();
    if (!checked.ok) throw new Error(JSON.stringify(checked.diagnostics));
    const markdown = isDevelop ? checked.markdown : withoutDrafts(checked.markdown);
    return checkedFiles(checked.content, markdown).posts as Record<string, unknown>[];
  };

  test("the newest comes first, and those of posts.json, which have no date, last", async () => {
    const posts = await listOf(false);
    expect(posts.map(({ name, position }) => [position, name])).toEqual([
      [0, "Of 2024-01-01"],
      [1, "Of 2019-01-01"],
      [2, "first post"],
    ]);
    expect(posts[0]).toMatchObject({
      address: "/posts/new/",
      summary: "In short.",
      tags: ["a", "b"],
      readingMinutes: 1,
      file: "posts/new.md",
    });
  });

  test("a draft is there only while the site is developed", async () => {
    expect((await listOf(true))[0]).toMatchObject({ name: "Of 2025-01-01", isDraft: true });
  });
});
