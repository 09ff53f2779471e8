import fs from "node:fs";
import path from "node:path";
import { filesBelow, pathPrefix } from "../../src/content/files";
import { removeOldFiles } from "../../src/publish/oldFiles";
import { dataWith } from "../support/contentFiles";
import { contentProject, writeFile } from "../support/contentProject";

afterEach(() => {
  delete process.env.PATH_PREFIX;
});

test("what earlier builds wrote and this one did not is removed, and the rest stays", () => {
  const page = JSON.stringify({ staticQueryHashes: ["1"] });
  const stays = {
    "page-data/app-data.json": "",
    "page-data/index/page-data.json": page,
    "page-data/sq/d/1.json": "",
    "static/app-0123456789.js": "",
    "static/a-digest/320/me.jpg": "",
    "frame-keys.js": "",
    "talk.pdf": "of static/",
  };
  const isRewritten = { "index.html": "", "share/index.jpg": "", "bo-resume.pdf": "" };
  const isOld = {
    "alex-resume.pdf": "",
    "covers/gone.svg": "",
    "page-data/posts/gone/page-data.json": page,
    "page-data/sq/d/2.json": "",
    "share/posts/gone.jpg": "",
    "static/another-digest/320/alex.jpg": "",
    "static/cover-0123456789ab.svg": "",
    "webpack.stats.json": "",
    "~partytown/partytown.js": "",
  };
  const root = contentProject({ "static/talk.pdf": "of static/" });
  const site = path.join(root, "public");
  const files = { ...stays, ...isRewritten, ...isOld };
  for (const [name, text] of Object.entries(files)) writeFile(site, name, text);
  const earlier = new Date(performance.timeOrigin - 60_000);
  for (const name of Object.keys({ ...stays, ...isOld }))
    fs.utimesSync(path.join(site, name), earlier, earlier);
  removeOldFiles(["/"], new Set(["a-digest"]));
  expect(filesBelow(site).sort()).toEqual(Object.keys({ ...stays, ...isRewritten }).sort());
  expect(fs.existsSync(path.join(site, "share/posts"))).toBe(false);
});

test.each([
  ["https://example.com", undefined, ""],
  ["https://name.github.io/repo", undefined, "/repo"],
  ["https://name.github.io/repo/", "", ""],
  ["https://example.com", "portfolio/", "/portfolio"],
])("the path prefix of %s with PATH_PREFIX %s is '%s'", (siteUrl, variable, prefix) => {
  contentProject({ "data/site.json": dataWith("site", { siteUrl }) });
  if (variable !== undefined) process.env.PATH_PREFIX = variable;
  expect(pathPrefix()).toBe(prefix);
});
