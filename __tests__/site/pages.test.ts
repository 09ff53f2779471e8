import fc from "fast-check";
import { firstSentences, shortened, slugOf } from "../../src/content/text";
import { SECTION_KEYS } from "../../src/site/collections/navigation";
import { sitePages } from "../../src/site/pages/sitePages";
import { aPost, aProject } from "../support/contentFiles";
import { aSiteContent } from "../support/siteContent";

interface Given {
  titles?: readonly string[];
  projects?: readonly string[];
  posts?: readonly string[];
  usualProject?: string;
}

const contentOf = ({
  titles = ["General", "Projects", "Posts"],
  projects = ["Oak", "Elm"],
  posts = ["marble", "paper"],
  usualProject,
}: Given = {}) =>
  aSiteContent(
    {
      site: { defaults: { project: usualProject } },
      career: undefined,
      projects: projects.map((name) => aProject(name)),
      posts: posts.map((name) => aPost(name)),
    },
    titles,
  );

const pathsOf = (given?: Given) => sitePages(contentOf(given)).map(({ path }) => path);

const pageAt = (path: string, given?: Given) => {
  const page = sitePages(contentOf(given)).find((it) => it.path === path);
  if (page === undefined) throw new Error(`There is no page at ${path}.`);
  return page;
};

test.each([
  [
    ["General", "Projects", "Posts"],
    [
      "/",
      "/projects/",
      "/projects/oak/",
      "/projects/elm/",
      "/posts/",
      "/posts/marble/",
      "/posts/paper/",
    ],
  ],
  // The section that a visitor sees on arrival is the first page.
  [
    ["Projects", "General"],
    ["/", "/projects/oak/", "/projects/elm/", "/general/"],
  ],
  [["General"], ["/"]],
  [[], ["/"]],
])("a site with the sections %j has their pages and those of its apps", (titles, paths) => {
  expect(pathsOf({ titles })).toEqual([...paths, "/for/", "/movie-db/"]);
});

test("a page has the title and description of what it shows", () => {
  expect(pageAt("/").context).toMatchObject({ title: null, description: "Alex's site." });
  expect(pageAt("/projects/elm/").context).toMatchObject({
    sectionTitle: "Projects",
    item: "/projects/elm/",
    title: "Elm",
    description: "Engineer at Lifebit, 2020.",
  });
  expect(pageAt("/movie-db/", { titles: ["Posts", "General"] }).context).toMatchObject({
    section: "Posts",
    item: "/posts/marble/",
    title: "Movies",
    description: "Movies, in a window. Alex's site.",
  });
});

test("a section shows the owner's usual project first, or else the first one", () => {
  const firstOf = (given?: Given) => pageAt("/projects/", given).context.item;
  expect(firstOf({ usualProject: "Elm" })).toBe("/projects/elm/");
  expect(firstOf()).toBe("/projects/oak/");
  expect(firstOf({ projects: [] })).toBeNull();
});

test("for any names, every page has an address of its own and shows a page", () => {
  const names = fc.uniqueArray(fc.string({ unit: "grapheme", minLength: 1 }), {
    maxLength: 8,
    selector: slugOf,
  });
  const titles = fc.shuffledSubarray([...SECTION_KEYS]);
  fc.assert(
    fc.property(fc.record({ titles, projects: names, posts: names }), (given) => {
      const pages = sitePages(contentOf(given));
      const paths = new Set(pages.map(({ path }) => path));
      expect(paths.size).toBe(pages.length);
      for (const { path, context } of pages) {
        expect(path).toMatch(/^\/(.+\/)?$/);
        expect(paths).toContain(context.shows);
        expect(context.description).toMatch(/\S/);
      }
    }),
    { numRuns: 50 },
  );
});

test.each([
  ["  One\n\n two\tthree. ", "One two three."],
  ["x".repeat(160), "x".repeat(160)],
  [`${"word ".repeat(31)}endless`, `${"word ".repeat(31).trim()}…`],
  ["🚀".repeat(161), `${"🚀".repeat(159)}…`],
])("a description is one line of at most 160 characters, cut at a word: %j", (text, short) => {
  expect(shortened(text)).toBe(short);
});

test.each([
  ["One. Two.\nThree.", "One. Two. Three."],
  [`Short. Long ${"word ".repeat(20)}ends.`, "Short."],
  [`${"word ".repeat(24)}ends. Next.`, `${"word ".repeat(24)}ends.`],
  [`${"word ".repeat(40)}ends.`, `${"word ".repeat(31).trim()}…`],
])("a post's summary is its first whole sentences: %j", (text, sentences) => {
  expect(firstSentences(text)).toBe(sentences);
});

test("a page has a short list whole, and of a long one the items around its own", () => {
  const partOf = (count: number, number: number) => {
    const posts = Array.from({ length: count }, (_, index) => `post ${index}`);
    const { listSkip, listLimit } = pageAt(`/posts/post-${number}/`, { posts }).context;
    return { listSkip, listLimit };
  };
  expect(partOf(40, 20)).toEqual({});
  expect(partOf(41, 0)).toEqual({ listSkip: 0, listLimit: 11 });
  expect(partOf(41, 20)).toEqual({ listSkip: 10, listLimit: 21 });
  expect(partOf(41, 40)).toMatchObject({ listSkip: 30 });
  const posts = Array.from({ length: 41 }, (_, index) => `post ${index}`);
  expect(pageAt("/posts/", { posts }).context).not.toHaveProperty("listSkip");
});

test("from 200 posts on each year has a page, which is at its section, and the last year's has those without a day", () => {
  const postsOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...aPost(`post ${index}`),
      date: index < 195 ? `${index < 120 ? 2014 : 2012}-01-01` : undefined,
    }));
  const yearsOf = (count: number) =>
    sitePages(aSiteContent({ posts: postsOf(count) })).filter(({ path }) =>
      /^\/posts\/\d+\/$/.test(path),
    );
  expect(yearsOf(199)).toEqual([]);
  expect(yearsOf(200).map(({ context }) => context)).toMatchObject([
    { address: "/posts/2014/", title: "Posts 2014", listSkip: 0, listLimit: 120 },
    {
      ...{ address: "/posts/2012/", title: "Posts 2012", listSkip: 120, listLimit: 80 },
      item: "/posts/post-120/",
      description: expect.stringMatching(/^Posts 2012: post 120, post 121, .* and more\.$/),
    },
  ]);
});
