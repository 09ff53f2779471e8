import path from "node:path";
import { filesBelow } from "../../src/content/files";
import { dropStaleCache, markCache } from "../../src/gatsby/node/staleCache";
import { contentProject } from "../support/contentProject";

let left: () => readonly string[];
beforeEach(() => {
  const root = contentProject({ ".cache/webpack/styles": "", "public/index.html": "" });
  left = () => [".cache", "public"].flatMap((folder) => filesBelow(path.join(root, folder)));
});
afterEach(() => {
  delete process.env.PATH_PREFIX;
  delete process.env.gatsby_executing_command;
});

test("a build begins with the cache of a finished one", () => {
  markCache("finished");
  expect(dropStaleCache()).toBe(false);
  expect(left()).toEqual(["webpack/styles", "index.html"]);
});

test.each([
  [
    "below another path",
    () => {
      markCache("finished");
      process.env.PATH_PREFIX = "/portfolio";
    },
  ],
  ["after the development server", () => markCache("begun")],
  [
    "after a build that was stopped early",
    () => {
      markCache("finished");
      dropStaleCache();
    },
  ],
])("a build %s begins without the cache, webpack's too", (_, before) => {
  before();
  expect(dropStaleCache()).toBe(true);
  expect(left()).toEqual([]);
});

test("the development server begins with its own cache, but not with that of another path", () => {
  process.env.gatsby_executing_command = "develop";
  markCache("begun");
  expect(dropStaleCache()).toBe(false);
  markCache("begun");
  process.env.PATH_PREFIX = "/portfolio";
  expect(dropStaleCache()).toBe(true);
});

test("a first build has no cache to drop", () => {
  contentProject();
  expect(dropStaleCache()).toBe(false);
});
