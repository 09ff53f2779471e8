import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { layDataSet } from "../../scripts/copy/dataSet";
import { SLICE_NAMES, SLICES } from "../../src/build/slices";
import { slugOf } from "../../src/lib/slug";
import { careerSchema } from "../../src/sections/career/schema";
import { contentFiles, PICTURE } from "../support/contentFiles";
import { contentProject, removeContentProject, reportOn } from "../support/contentProject";

const HERE = process.cwd();
const PATH = "docs/owner.md";

/** A page of the guide about one file or one matter. */
const page = (name: string): string => fs.readFileSync(`docs/owner/${name}.md`, "utf8");

/** The blocks of a page that are written in one language. */
const blocks = (text: string, language: string): string[] =>
  [...text.matchAll(/```(\w+)\n([\s\S]*?)```/g)].flatMap(([, kind, block]) =>
    kind === language && block !== undefined ? [block] : [],
  );

afterEach(removeContentProject);

const GATSBY_NODE = `
import fs from "node:fs";
export * from "./site-node";

export const createPages = async ({ graphql }) => {
  const queries = JSON.parse(fs.readFileSync("queries.json", "utf8"));
  fs.writeFileSync("answers.json", JSON.stringify(await Promise.all(queries.map((query) => graphql(query)))));
  process.exit(0);
};
`;

/** What Gatsby answers to the queries, with this site's own configuration, as soon as its schema stands. */
async function ask(root: string, queries: readonly string[]): Promise<Answer[]> {
  const parts = ["package.json", "tsconfig.json", "gatsby-config.ts", "src", "static"];
  for (const name of parts.filter((part) => fs.existsSync(path.join(HERE, part)))) {
    fs.cpSync(path.join(HERE, name), path.join(root, name), { recursive: true });
  }
  fs.cpSync(path.join(HERE, "gatsby-node.ts"), path.join(root, "site-node.ts"));
  fs.writeFileSync(path.join(root, "gatsby-node.ts"), GATSBY_NODE);
  fs.writeFileSync(path.join(root, "queries.json"), JSON.stringify(queries));
  const gatsby = path.join(root, "node_modules", "gatsby", "cli.js");
  await promisify(execFile)(process.execPath, [gatsby, "build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1", CI: "1" },
  });
  return JSON.parse(fs.readFileSync(path.join(root, "answers.json"), "utf8"));
}

interface Answer {
  errors?: unknown;
  data?: Record<string, unknown>;
}

const lists = [
  "navigation",
  "interests",
  "projects",
  "contacts",
  "settings",
  "attribution",
  "posts",
];
const emptied = Object.fromEntries(lists.map((slice) => [`data/${slice}.json`, "[]"]));

/** A page without what it shows as code, which is another text's. */
const withoutExamples = (text: string): string =>
  text.replace(/^```.*?^```/gms, "").replace(/(`+)[^`]+\1/g, "");

/** The links of a page that lead to files of this project, as paths from its root. */
const linkedFiles = (file: string): string[] =>
  [...withoutExamples(fs.readFileSync(file, "utf8")).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(
    ([, link = ""]) => path.join(path.dirname(file), link),
  );

test("every page of the guide is linked from its path, and every link leads somewhere", () => {
  const pages = fs.readdirSync("docs/owner").map((name) => `docs/owner/${name}`);
  const linked = linkedFiles(PATH);
  expect(pages.filter((name) => !linked.includes(name))).toEqual([]);
  const broken = [PATH, ...pages].flatMap(linkedFiles).filter((file) => !fs.existsSync(file));
  expect(broken).toEqual([]);
});

test("the path names every file of data/", () => {
  const text = fs.readFileSync(PATH, "utf8");
  expect(SLICE_NAMES.filter((slice) => !text.includes(`| \`${slice}.json\` `))).toEqual([]);
});

test.each(["projects", "posts", "wallpapers"])(
  "the example to copy for %s is right",
  async (slice) => {
    const [example] = blocks(page(slice), "json");
    const files = { [`data/${slice}.json`]: `[${example}]`, "data/wallpapers/bg7.jpg": PICTURE };
    expect(await reportOn(files)).toBe("");
  },
);

test("what a project and its owner may say beside that is right as the guide shows it", async () => {
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

test("a career, how its résumé is made, and the section that shows it are right as the guide shows them", async () => {
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

test("what site.json may say beside what it must is right as the guide shows it", async () => {
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

test("a title and a page of the owner's own are right as the guide shows them", async () => {
  const text = page("navigation");
  const items = blocks(text, "json").map((block) => JSON.parse(block));
  expect(items).toHaveLength(2);
  const [talks = ""] = blocks(text, "markdown");
  const files = { "data/navigation.json": JSON.stringify(items), "data/pages/talks.md": talks };
  expect(await reportOn(files)).toBe("");
});

test("a post in Markdown is right as the guide shows it", async () => {
  const [walk = ""] = blocks(page("posts"), "markdown");
  const files = { "data/posts/a-walk.md": walk, "data/posts/harbour.jpg": PICTURE };
  expect(await reportOn(files)).toBe("");
});

describe("the queries for GraphiQL, asked of Gatsby itself", () => {
  const queries = blocks(page("graphiql"), "graphql");

  /** Its address begins with the section's, which an owner names. */
  const projectOf = ({ name }: { name: string }) => ({
    name,
    address: expect.stringMatching(new RegExp(`^/.+/${slugOf(name)}/$`)),
  });

  test("there is one for each slice", () => {
    const asked = queries.map((query) => /{\s*(?:all)?(\w+)/.exec(query)?.[1]?.toLowerCase());
    expect(new Set(asked)).toEqual(
      new Set(Object.values(SLICES).map(({ type }) => type.toLowerCase())),
    );
  });

  test("all are answered with this site's content", async () => {
    const root = contentProject(
      Object.fromEntries(Object.keys(contentFiles()).map((name) => [name, null])),
    );
    fs.symlinkSync(path.join(HERE, "data"), path.join(root, "data"));
    const answers = await ask(root, queries);
    expect(answers.map(({ errors }) => errors)).toEqual(queries.map(() => undefined));
    for (const { data } of answers) {
      const [answer] = Object.values(data ?? {});
      expect(answer).toEqual(expect.any(Object));
    }
    const navigation = JSON.parse(fs.readFileSync("data/navigation.json", "utf8"));
    expect(answers[1]?.data).toMatchObject({
      allNavigationItem: { nodes: navigation.map(({ title }: { title: string }) => ({ title })) },
    });
    const projects: { name: string }[] = JSON.parse(fs.readFileSync("data/projects.json", "utf8"));
    expect(answers[5]?.data).toMatchObject({
      allProject: {
        nodes: projects.map(projectOf),
      },
    });
    const { featuredProjects = [] } = JSON.parse(fs.readFileSync("data/general.json", "utf8"));
    expect(answers[2]?.data).toMatchObject({
      general: {
        featured: featuredProjects.map((name: string) => projectOf({ name })),
      },
    });
  }, 120_000);

  test("all are answered with all that an owner may say", async () => {
    const root = contentProject(
      Object.fromEntries(Object.keys(contentFiles()).map((name) => [name, null])),
    );
    await layDataSet({ folder: root }, "rich");
    const answers = await ask(root, queries);
    expect(answers.map(({ errors }) => errors)).toEqual(queries.map(() => undefined));
    const read = (slice: string) =>
      JSON.parse(fs.readFileSync(path.join(root, "data", `${slice}.json`), "utf8"));
    const { owner, moviePlatform, framedApps, analytics } = read("site");
    expect(answers[0]?.data).toMatchObject({
      siteInfo: {
        owner: { ...owner, photo: { file: { relativePath: owner.photo.file } } },
        framedApps: [moviePlatform, ...framedApps].map(({ title, url }) => ({ title, url })),
        analytics,
      },
    });
    const [{ pictures, links, start, end, problem }] = read("projects");
    expect(answers[5]?.data).toMatchObject({
      allProject: {
        nodes: expect.arrayContaining([
          expect.objectContaining({
            start,
            end,
            links,
            problem: { content: [problem] },
            pictures: pictures.map(({ alt, file }: { alt: string; file: string }) =>
              expect.objectContaining({ alt, file: { relativePath: file } }),
            ),
          }),
        ]),
      },
    });
    expect(answers[9]?.data).toMatchObject({
      allPost: {
        nodes: expect.arrayContaining([
          expect.objectContaining({
            name: "Everything that Markdown has",
            date: "2024-05-31",
            tags: ["Markdown", "typography", "code"],
            html: expect.stringContaining("<table>"),
          }),
        ]),
      },
    });
  }, 120_000);

  test("all are answered when lists are empty and what is optional is left out", async () => {
    const answers = await ask(contentProject(emptied), queries);
    expect(answers.map(({ errors }) => errors)).toEqual(queries.map(() => undefined));
    expect(answers[5]?.data).toEqual({ allProject: { nodes: [] } });
    expect(answers[2]?.data).toMatchObject({ general: { featured: [] } });
  }, 120_000);
});
