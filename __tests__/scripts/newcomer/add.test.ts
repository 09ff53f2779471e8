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

test("a new project comes first and has no errors", async () => {
  expect(add("project", ["Difference", "engine"])).toBe("data/projects.json, at the top");
  const names = json("data/projects.json").map(({ name }: { name: string }) => name);
  expect(names).toEqual(["Difference engine", "Lifebit AI", "Avocado"]);
  expect(await checkContent()).toMatchObject({ ok: true });
});

test("a new post is a draft in Markdown with today's date", () => {
  expect(add("post", ['Say "hi": 日本'])).toBe("data/posts/say-hi-日本.md");
  const post = text("data/posts/say-hi-日本.md");
  expect(post).toContain('title: "Say \\"hi\\": 日本"');
  expect(post).toContain(`date: "${new Date().toISOString().slice(0, 10)}"`);
  expect(post).toContain("draft: true");
});

test("a new page is a Markdown file and an entry in the navigation", () => {
  add("page", ["My talks"]);
  expect(text("data/pages/my-talks.md")).toContain('title: "My talks"');
  expect(json("data/navigation.json").at(-1)).toMatchObject({
    title: "My talks",
    page: "pages/my-talks.md",
  });
});

test("a new app is added to framedApps", () => {
  add("app", ["Piano"]);
  add("app", ["Organ"]);
  expect(json("data/site.json").framedApps).toMatchObject([{ title: "Piano" }, { title: "Organ" }]);
});

test.each([
  ["project", "Avocado", 'There is already "Avocado" in data/projects.json'],
  ["project", "avocado!", 'which has the same address as "avocado!"'],
  ["post", "First post", 'There is already "first post" in data/posts.json'],
  ["page", "Projects", 'There is already "Projects" in data/navigation.json'],
  ["app", "Movies", 'There is already "Movies" in data/site.json'],
  ["blog", "x", "These can: project, post, page, app"],
  ["toString", "x", "can't be added"],
  ["post", " ", "The post needs a name"],
])("npm run new -- %s %j is refused, and nothing is written", (kind, name, phrase) => {
  const files = () => fs.readdirSync(path.join(root, "data"), { recursive: true });
  const before = files();
  const projects = text("data/projects.json");
  expect(() => add(kind, [name])).toThrow(phrase);
  expect(files()).toEqual(before);
  expect(text("data/projects.json")).toBe(projects);
});

test("a post or page of the same name is not overwritten", () => {
  add("post", ["Tea"]);
  add("page", ["Talks"]);
  expect(() => add("post", ["tea"])).toThrow("data/posts/");
  expect(() => add("page", ["talks"])).toThrow("data/pages/");
});

test("nothing is added to a broken file", () => {
  writeFile(root, "data/projects.json", "[");
  expect(() => add("project", ["Engine"])).toThrow("npm run check:content says where it is broken");
  expect(text("data/projects.json")).toBe("[");
});

test.each([
  ["two blanks", '[\n  { "x": 1 }\n]\n', '[\n  {\n    "a": 2\n  },\n  { "x": 1 }\n]\n'],
  ["tabs", '[\n\t{ "x":1 }\n]', '[\n\t{\n\t\t"a": 2\n\t},\n\t{ "x":1 }\n]'],
  [
    "Windows line ends",
    "[\r\n  1 ,\r\n  2\r\n]\r\n",
    '[\r\n  {\r\n    "a": 2\r\n  },\r\n  1 ,\r\n  2\r\n]\r\n',
  ],
])("an owner's layout with %s is kept", (_, before, after) => {
  expect(insertItem(before, [], { a: 2 }, "first")).toBe(after);
});

test("an item is added to an empty list, and at the end of a list inside a record", () => {
  expect(JSON.parse(insertItem("[ ]\n", [], 4, "first"))).toEqual([4]);
  expect(JSON.parse(insertItem('{\n  "b": [1, 2]\n}\n', ["b"], 4, "last"))).toEqual({
    b: [1, 2, 4],
  });
});
