import fs from "node:fs";
import path from "node:path";
import { COLLECTION_NAMES } from "../../src/build/collections";
import { careerSchema } from "../../src/sections/career/schema";
import { contentFiles, PICTURE } from "../support/contentFiles";
import { removeContentProject, reportOn } from "../support/contentProject";

const PATH = "docs/owner.md";

/** A page of the guide about one file or one matter. */
const page = (name: string): string => fs.readFileSync(`docs/owner/${name}.md`, "utf8");

/** The blocks of a page that are written in one language. */
const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(/```(\w+)\n([\s\S]*?)```/g)].flatMap(([, kind, block]) =>
    kind === language && block !== undefined ? [block] : [],
  );

afterEach(removeContentProject);

/** A page without what it shows as code, which is another text's. */
const withoutExamples = (text: string): string =>
  text.replace(/^```.*?^```/gms, "").replace(/(`+)[^`]+\1/g, "");

/** The links of a page that lead to files of this project, as paths from its root. */
const linkedFiles = (file: string): string[] =>
  [...withoutExamples(fs.readFileSync(file, "utf8")).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(
    ([, link = ""]) => path.join(path.dirname(file), link),
  );

test("every page of the guide is linked, and every link leads to a file", () => {
  const pages = fs.readdirSync("docs/owner").map((name) => `docs/owner/${name}`);
  const linked = linkedFiles(PATH);
  expect(pages.filter((name) => !linked.includes(name))).toEqual([]);
  const broken = [PATH, ...pages].flatMap(linkedFiles).filter((file) => !fs.existsSync(file));
  expect(broken).toEqual([]);
});

test("the guide names every file of data/", () => {
  const text = fs.readFileSync(PATH, "utf8");
  expect(COLLECTION_NAMES.filter((slice) => !text.includes(`| \`${slice}.json\` `))).toEqual([]);
});

test.each(["projects", "posts", "wallpapers"])(
  "the guide's example of %s has no errors",
  async (slice) => {
    const [example] = blocks(page(slice), "json");
    const files = { [`data/${slice}.json`]: `[${example}]`, "data/wallpapers/bg7.jpg": PICTURE };
    expect(await reportOn(files)).toBe("");
  },
);

test("the guide's fuller project and owner have no errors", async () => {
  const [example = "", more = ""] = blocks(page("projects"), "json");
  const { basics, ...rest } = JSON.parse(example);
  const { year: _year, ...facts } = basics;
  const project = { ...rest, basics: facts, ...JSON.parse(more) };
  const site = JSON.parse(String(contentFiles()["data/site.json"]));
  const [photo = ""] = blocks(page("site"), "json");
  const picture = { "data/pictures/me.jpg": PICTURE, "data/pictures/board.png": PICTURE };
  expect(
    await reportOn({
      "data/projects.json": JSON.stringify([project]),
      "data/site.json": JSON.stringify({ ...site, owner: { ...site.owner, ...JSON.parse(photo) } }),
      "static/talk.pdf": "%PDF",
      ...picture,
    }),
  ).toBe("");
});

test("the guide's career and résumé have no errors", async () => {
  const [career = "", settings = "", section = ""] = blocks(page("resume"), "json");
  const { "data/site.json": site, "data/navigation.json": navigation } = contentFiles();
  expect(
    await reportOn({
      "data/career.json": career,
      "data/site.json": JSON.stringify({ ...JSON.parse(String(site)), ...JSON.parse(settings) }),
      "data/navigation.json": JSON.stringify([
        ...JSON.parse(String(navigation)),
        JSON.parse(section),
      ]),
    }),
  ).toBe("");
  const lists = Object.keys(careerSchema.unwrap().shape);
  expect(Object.keys(JSON.parse(career))).toEqual(lists);
});

test("the guide's optional settings of site.json have no errors", async () => {
  const text = page("site");
  const [, apps = "", analytics = ""] = blocks(text, "json");
  const lines = [...text.matchAll(/`("(?:accent|font)": .+?)`/g)].map(([, line]) => `{${line}}`);
  expect(lines).toHaveLength(3);
  const site = JSON.parse(String(contentFiles()["data/site.json"]));
  for (const more of [apps, analytics.replace("…", "A".repeat(64)), ...lines]) {
    // The guide's font is still to be installed.
    const file = JSON.stringify({ ...site, ...JSON.parse(more.replace("/inter", "/geist")) });
    expect([more, await reportOn({ "data/site.json": file })]).toEqual([more, ""]);
  }
});

test("the guide's title and page of the owner have no errors", async () => {
  const text = page("navigation");
  const items = blocks(text, "json").map((block) => JSON.parse(block));
  expect(items).toHaveLength(2);
  const [talks = ""] = blocks(text, "markdown");
  const files = { "data/navigation.json": JSON.stringify(items), "data/pages/talks.md": talks };
  expect(await reportOn(files)).toBe("");
});

test("the guide's post in Markdown has no errors", async () => {
  const [walk = ""] = blocks(page("posts"), "markdown");
  const files = { "data/posts/a-walk.md": walk, "data/posts/harbour.jpg": PICTURE };
  expect(await reportOn(files)).toBe("");
});
