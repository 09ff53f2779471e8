import fs from "node:fs";
import path from "node:path";
import { add } from "../../../scripts/new/additions";
import { insertItem } from "../../../scripts/new/insertItem";
import { checkContent } from "../../../src/build/check/checkContent";
import { contentProject, removeContentProject, writeFile } from "../../support/contentProject";

let root: string;
beforeEach(() => {
  root = contentProject();
});
afterEach(removeContentProject);

const text = (name: string) => fs.readFileSync(path.join(root, name), "utf8");
const json = (name: string) => JSON.parse(text(name));

test("a project comes first, and is right as it is", async () => {
  expect(add("project", ["Difference", "engine"])).toBe("data/projects.json, at the top");
  const names = json("data/projects.json").map(({ name }: { name: string }) => name);
  expect(names).toEqual(["Difference engine", "Lifebit AI", "Avocado"]);
  expect(await checkContent()).toMatchObject({ ok: true });
});

test("a post is a Markdown file, a draft of today", () => {
  expect(add("post", ['Say "hi": 日本'])).toBe("data/posts/say-hi-日本.md");
  const post = text("data/posts/say-hi-日本.md");
  expect(post).toContain('title: "Say \\"hi\\": 日本"');
  expect(post).toContain(`date: "${new Date().toISOString().slice(0, 10)}"`);
  expect(post).toContain("draft: true");
});

test("a page is a Markdown file, and a section of its title", () => {
  add("page", ["My talks"]);
  expect(text("data/pages/my-talks.md")).toContain('title: "My talks"');
  expect(json("data/navigation.json").at(-1)).toMatchObject({
    title: "My talks",
    page: "pages/my-talks.md",
  });
});

test("an app is an entry of framedApps, which is made for the first", () => {
  add("app", ["Piano"]);
  add("app", ["Organ"]);
  expect(json("data/site.json").framedApps).toMatchObject([{ title: "Piano" }, { title: "Organ" }]);
});

describe("a name that is taken, or has the same address, is refused and nothing is written", () => {
  test.each([
    [
      "project",
      "Avocado",
      'There is already "Avocado" in data/projects.json. Choose another name.',
    ],
    [
      "project",
      "avocado!",
      'There is already "Avocado" in data/projects.json, which has the same address as "avocado!". Choose another name.',
    ],
    [
      "post",
      "First post",
      'There is already "first post" in data/posts.json, which has the same address as "First post". Choose another name.',
    ],
    [
      "page",
      "Projects",
      'There is already "Projects" in data/navigation.json. Choose another name.',
    ],
    ["app", "Movies", 'There is already "Movies" in data/site.json. Choose another name.'],
    ["app", "General", 'There is already "General" in data/navigation.json. Choose another name.'],
  ])("%s %s", (kind, name, sentence) => {
    const before = fs.readdirSync(path.join(root, "data"), { recursive: true });
    const projects = text("data/projects.json");
    expect(() => add(kind, [name])).toThrow(sentence);
    expect(fs.readdirSync(path.join(root, "data"), { recursive: true })).toEqual(before);
    expect(text("data/projects.json")).toBe(projects);
  });

  test("a post or page that was added before", () => {
    add("post", ["Tea"]);
    add("page", ["Talks"]);
    expect(() => add("post", ["tea"])).toThrow("data/posts/");
    expect(() => add("page", ["talks"])).toThrow("data/pages/");
  });
});

test.each([
  [
    undefined,
    [],
    'Say what is to be added, and its name: npm run new -- project|post|page|app "Name"',
  ],
  ["blog", ["x"], '"blog" can\'t be added. These can: project, post, page, app.'],
  ["toString", ["x"], '"toString" can\'t be added.'],
  ["post", [" "], 'The post needs a name: npm run new -- post "Name"'],
])("%s %j is refused", (kind, words, sentence) => {
  expect(() => add(kind, words)).toThrow(sentence);
});

test("into a broken file nothing is added", () => {
  writeFile(root, "data/projects.json", "[");
  expect(() => add("project", ["Engine"])).toThrow(
    "data/projects.json can't be read, so nothing was added. npm run check:content says where it is broken.",
  );
  expect(text("data/projects.json")).toBe("[");
});

describe("an owner's layout is kept", () => {
  const item = { a: ["b"] };

  test.each([
    [
      "two blanks",
      '[\n  { "x": 1 }\n]\n',
      '[\n  {\n    "a": [\n      "b"\n    ]\n  },\n  { "x": 1 }\n]\n',
    ],
    ["tabs", '[\n\t{ "x":1 }\n]', '[\n\t{\n\t\t"a": [\n\t\t\t"b"\n\t\t]\n\t},\n\t{ "x":1 }\n]'],
    [
      "the lines of Windows",
      "[\r\n    1 ,\r\n\r\n    2\r\n]\r\n",
      '[\r\n    {\r\n        "a": [\r\n            "b"\r\n        ]\r\n    },\r\n    1 ,\r\n\r\n    2\r\n]\r\n',
    ],
  ])("%s", (_, before, after) => {
    expect(insertItem(before, [], item, "first")).toBe(after);
  });

  test.each(["[]", "[ ]\n", "[\n]\n"])("the empty list %j", (before) => {
    expect(JSON.parse(insertItem(before, [], item, "first"))).toEqual([item]);
  });

  test("last means last, also in a list inside a record", () => {
    const after = insertItem('{\n  "b": [1, 2],\n  "c": 3\n}\n', ["b"], 4, "last");
    expect(JSON.parse(after)).toEqual({ b: [1, 2, 4], c: 3 });
    expect(after).toContain('\n  "c": 3\n}\n');
  });
});
