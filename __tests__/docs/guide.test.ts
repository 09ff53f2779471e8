import fs from "node:fs";
import { experimentTemplate } from "../../scripts/templates/additions";
import { withPolicy } from "../../src/publish/policy";
import { careerSchema } from "../../src/resume";
import { COLLECTION_NAMES, type SiteContent } from "../../src/site";
import { dataOf, dataWith, PICTURE } from "../support/contentFiles";
import { reportOn } from "../support/contentProject";

const CONTENT = fs.readFileSync("docs/guide/content.md", "utf8");

/** The blocks of one language below a heading of the guide. */
const blocks = (heading: string, language: string): string[] => {
  let current = "";
  return [...CONTENT.matchAll(/^#+ (.+)$|```(\w+)\n([\s\S]*?)```/gm)].flatMap((match) => {
    const [, title, kind, block = ""] = match;
    current = title ?? current;
    return current === heading && kind === language ? [block] : [];
  });
};

const json = (heading: string) => blocks(heading, "json").map((block) => JSON.parse(block));

test("the guide names every file of data/", () => {
  const text = fs.readFileSync("docs/guide/README.md", "utf8");
  expect(COLLECTION_NAMES.filter((name) => !text.includes(`| \`${name}.json\` `))).toEqual([]);
});

test.each([
  ["projects", "Projects"],
  ["posts", "Posts"],
  ["wallpapers", "Wallpapers"],
])("the guide's example of %s has no errors", async (name, heading) => {
  const [example] = json(heading);
  const files = {
    [`data/${name}.json`]: JSON.stringify([example]),
    "data/wallpapers/bg7.jpg": PICTURE,
    "data/pictures/board.png": PICTURE,
    "static/talk.pdf": "%PDF",
  };
  expect(await reportOn(files)).toBe("");
});

test("the guide's project in Markdown and its photo of the owner have no errors", async () => {
  const [example = ""] = blocks("Projects", "markdown");
  const [more = ""] = blocks("Projects", "yaml");
  const { owner } = dataOf("site");
  const [photo] = json("The site and you");
  expect(
    await reportOn({
      "data/projects/harbour/index.md": example.replace("---\n", `---\n${more}`),
      "data/site.json": dataWith("site", { owner: { ...owner, ...photo } }),
      "static/talk.pdf": "%PDF",
      "data/pictures/me.jpg": PICTURE,
      "data/projects/harbour/board.png": PICTURE,
    }),
  ).toBe("");
});

test("the guide's experiment is the one that npm run new begins with", () => {
  const [example] = blocks("A claim that visitors can measure", "html");
  expect(example).toBe(experimentTemplate("How fast it sorts"));
});

test("the guide's career and résumé have no errors", async () => {
  const [career, settings, section] = json("The résumé");
  expect(
    await reportOn({
      "data/career.json": JSON.stringify(career),
      "data/site.json": dataWith("site", settings),
      "data/navigation.json": JSON.stringify([...dataOf("navigation"), section]),
    }),
  ).toBe("");
  expect(Object.keys(career)).toEqual(Object.keys(careerSchema.unwrap().shape));
});

test("the guide's translation of the résumé has no errors", async () => {
  const [career] = json("The résumé");
  const [translation] = json("The résumé in another language");
  const [work] = career.work;
  const languages = career.languages;
  expect(
    await reportOn({
      "data/career.json": JSON.stringify({ work: [work], languages }),
      "data/career.de.json": JSON.stringify(translation),
      "data/projects.json": JSON.stringify([
        { name: "Harbour", links: [{ label: "Source code", url: "https://example.com/code" }] },
      ]),
    }),
  ).toBe("");
});

test("the guide's translations have no errors", async () => {
  const guide = fs.readFileSync("docs/guide/languages.md", "utf8");
  const [languages, projects, general] = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(
    ([, block = ""]) => block,
  );
  const [, title = ""] = /`(\{ "Projects": .+?)`\./.exec(guide) ?? [];
  const harbour = { outcome: "Half as many questions.", name: "Harbour" };
  const links = [{ label: "Source code", url: "https://example.com/code" }];
  expect(
    await reportOn({
      "data/site.json": dataWith("site", JSON.parse(languages ?? "")),
      "data/projects.json": JSON.stringify([{ ...harbour, links }]),
      "data/projects.de.json": projects ?? null,
      "data/general.de.json": general ?? null,
      "data/navigation.de.json": title,
    }),
  ).toBe("");
});

test("the guide's optional settings of site.json have no errors", async () => {
  const lines = [...CONTENT.matchAll(/`("(?:accent|font|clock)": .+?)`/g)].map(
    ([, line]) => `{${line}}`,
  );
  expect(lines).toHaveLength(4);
  const [apps = ""] = blocks("Windows that show another site", "json");
  const analytics = blocks("Counting visits", "json");
  expect(analytics).toHaveLength(4);
  for (const more of [apps, ...analytics, ...lines]) {
    // The guide's font is not installed here.
    const file = dataWith("site", JSON.parse(more.replace("/inter", "/geist")));
    expect([more, await reportOn({ "data/site.json": file })]).toEqual([more, ""]);
  }
});

/** The addresses to which the guide's scripts report, in its order. */
const REPORTS = [
  "https://plausible.io",
  "https://api-gateway.umami.dev",
  "https://mycode.goatcounter.com",
  "https://cloudflareinsights.com",
];

test("a page with an example of the guide for counting visits allows the script and its reports", () => {
  const examples = json("Counting visits");
  for (const [index, { analytics }] of examples.entries()) {
    const site = { analytics, framedApps: [] } as unknown as SiteContent["site"];
    const html = withPolicy('<meta charset="utf-8"/>', {
      site,
      settings: [],
      attribution: [],
      projects: [],
    });
    expect(html).toContain(`script-src 'self' ${new URL(analytics.src).origin};`);
    for (const directive of ["connect-src", "img-src"]) {
      const [, allowed = ""] = new RegExp(`${directive} ([^;]+);`).exec(html) ?? [];
      expect(allowed.split(" ")).toContain(REPORTS[index]);
    }
  }
});

test("the guide's title and page of the owner have no errors", async () => {
  const items = json("Sections");
  expect(items).toHaveLength(2);
  const [talks = ""] = blocks("Sections", "markdown");
  const files = { "data/navigation.json": JSON.stringify(items), "data/pages/talks.md": talks };
  expect(await reportOn(files)).toBe("");
});

test("the guide's post in Markdown has no errors", async () => {
  const [walk = ""] = blocks("Posts", "markdown");
  const files = { "data/posts/a-walk.md": walk, "data/posts/harbour.jpg": PICTURE };
  expect(await reportOn(files)).toBe("");
});
