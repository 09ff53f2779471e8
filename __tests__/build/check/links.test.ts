import { checkContent } from "../../../src/build/check/checkContent";
import { aPost as aPostInJson, aProject } from "../../support/contentFiles";
import {
  contentProject,
  type Files,
  removeContentProject,
  reportOn,
} from "../../support/contentProject";

afterEach(removeContentProject);

const aPost = (text: string, more = "") => ({
  "data/posts/walk.md": `---\ntitle: A walk\ndate: 2024-05-31\n${more}---\n\n${text}\n`,
});

/** [what is linked, the text, line:column, a part of the sentence] */
const DEAD: [string, string, string, string][] = [
  [
    "a page that is not there",
    "One [word](/nowhere/at-all/).",
    "6:5",
    'There is no page "/nowhere/at-all/".',
  ],
  ["a page spelt otherwise", "See [it](/project/).", "6:5", 'Did you mean "/projects/"?'],
  [
    "a page by a definition",
    "See [it][there].\n\n[there]: /nowhere/",
    "8:1",
    'There is no page "/nowhere/".',
  ],
  ["a file that is not there", "See [it](/files/talk.pdf).", "6:5", "/files/talk.pdf"],
];

test.each(DEAD)("%s is reported at its place", async (_what, text, place, sentence) => {
  const report = await reportOn(aPost(text));
  expect(report).toContain(`data/posts/walk.md:${place}  posts/walk`);
  expect(report).toContain(sentence);
  expect(report).toContain("1 mistake in 1 file.");
});

const aText = { type: "text", content: "Well, [see](/talks/)." };
const { content: linked } = aText;
const { basics, ...project } = aProject();

/** [where pages show Markdown, the file's name, what is in it] */
const MARKDOWN: [string, string, unknown][] = [
  ["General", "general", { heading: "Hello", paragraphs: [linked] }],
  ["Mission", "mission", { heading: "Hello", paragraphs: ["One.", linked] }],
  ["a problem", "projects", [{ ...project, basics, problem: linked }]],
  ["decisions", "projects", [{ ...project, basics, decisions: ["One.", linked] }]],
  ["an outcome", "projects", [{ ...project, basics, outcome: linked }]],
  ["what was done", "projects", [{ ...project, basics, description: { whatWasDone: aText } }]],
  ["a statement", "projects", [{ ...project, basics, aboutCompany: { statement: aText } }]],
];

test.each(MARKDOWN)("a link in %s is reported at its text", async (_where, name, content) => {
  const written = JSON.stringify(content);
  const report = await reportOn({ [`data/${name}.json`]: written });
  expect(report).toContain(`data/${name}.json:1:${written.indexOf('"Well') + 1}  ${name}`);
  expect(report).toContain('There is no page "/talks/".');
});

/** [where a text is shown as it is, the file's name, what is in it] */
const AS_IT_IS: [string, string, unknown][] = [
  ["a heading", "general", { heading: linked, paragraphs: [] }],
  ["a project's role", "projects", [{ ...project, basics: { ...basics, role: aText } }]],
  ["a post", "posts", [{ ...aPostInJson(), body: { paragraph1: aText } }]],
  ["a post's name", "posts", [{ ...aPostInJson(), name: linked }]],
];

test.each(AS_IT_IS)("brackets in %s are no link", async (_where, name, content) => {
  expect(await reportOn({ [`data/${name}.json`]: JSON.stringify(content) })).toBe("");
});

/** [what is linked, its address, what else there is] */
const ALIVE: [string, string, Files][] = [
  ["the first page", "/", {}],
  ["a section", "/projects/", {}],
  ["a section without its last slash", "/projects", {}],
  ["a heading of a page", "/projects/#story", {}],
  ["the feed", "/rss.xml", {}],
  ["the post itself", "/posts/walk/", {}],
  ["another site", "https://example.com/nowhere/", {}],
  ["a file", "/files/talk%20one.pdf", { "static/files/talk one.pdf": "%PDF" }],
  ["a folder with a page", "/demo/", { "static/demo/index.html": "<p>Demo</p>" }],
];

test.each(ALIVE)("a link to %s is right", async (_what, address, files) => {
  contentProject({ ...aPost(`See [it](${address}).`), ...files });
  expect((await checkContent()).ok).toBe(true);
});

test("only a draft may link to a draft", async () => {
  const draft = {
    "data/posts/later.md": "---\ntitle: Later\ndate: 2024-06-01\ndraft: true\n---\n",
  };
  const text = "See [it](/posts/later/).";
  expect(await reportOn({ ...draft, ...aPost(text) })).toContain(
    'There is no page "/posts/later/".',
  );
  removeContentProject();
  contentProject({ ...draft, ...aPost(text, "draft: true\n") });
  expect((await checkContent()).ok).toBe(true);
});
