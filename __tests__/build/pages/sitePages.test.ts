import fs from "node:fs";
import fc from "fast-check";
import { appsOf } from "../../../src/apps/registry";
import { sitePages } from "../../../src/build/pages/sitePages";
import { SECTION_KEYS } from "../../../src/build/schemas/navigation";
import { slugOf } from "../../../src/lib/slug";
import { aFramedApp, aShell } from "../../support/shell";
import { siteContent } from "./support";

const MOVIE_PATH = "/movie-db/";

const pathsOf = (...given: Parameters<typeof siteContent>) =>
  sitePages(siteContent(...given)).map(({ path }) => path);

const pageAt = (path: string, ...given: Parameters<typeof siteContent>) => {
  const page = sitePages(siteContent(...given)).find((it) => it.path === path);
  if (page === undefined) throw new Error(`There is no page at ${path}.`);
  return page;
};

test("there is a page for each section, project, post and app", () => {
  expect(pathsOf({ titles: ["General", "Projects", "Interests", "Posts"] })).toEqual([
    "/",
    "/projects/",
    "/projects/oak/",
    "/projects/elm/",
    "/interests/",
    "/posts/",
    "/posts/marble/",
    "/posts/paper/",
    MOVIE_PATH,
  ]);
});

test("a section that the owner has taken out has no pages, nor what it lists", () => {
  expect(pathsOf({ titles: ["General", "Posts"], posts: [] })).toEqual([
    "/",
    "/posts/",
    MOVIE_PATH,
  ]);
});

test("the section that is found on arrival is at the site's first page, what it lists below its own", () => {
  expect(pathsOf({ titles: ["Projects", "General"] })).toEqual([
    "/",
    "/projects/oak/",
    "/projects/elm/",
    "/general/",
    MOVIE_PATH,
  ]);
});

test("a site without any section has its first page and its apps all the same", () => {
  expect(pathsOf({ titles: [] })).toEqual(["/", MOVIE_PATH]);
});

test("every section that there may be has a page component", () => {
  const pages = sitePages(siteContent({ titles: SECTION_KEYS }));
  for (const { component } of pages)
    expect([component, fs.existsSync(component)]).toEqual([component, true]);
  expect(new Set(pages.map(({ component }) => component)).size).toBe(SECTION_KEYS.length);
});

test("every app with an address of its own has a page, by its id and with its title", () => {
  const framed = ["Movie DB", "日本語 🚀"];
  const { site } = aShell({ site: { framedApps: framed.map((label) => aFramedApp(label)) } });
  if (site === null) throw new Error("There is no site.");
  const apps = appsOf(site).flatMap(({ id, title, address, showsPages }) =>
    address === undefined || showsPages ? [] : [{ id, title, address }],
  );
  expect(apps.map(({ address }) => address)).toEqual([MOVIE_PATH, "/日本語-🚀/"]);
  for (const { id, title, address } of apps) {
    expect(pageAt(address, { framed }).context).toMatchObject({ app: id, title, address });
  }
});

test("a site without framed apps has no pages of theirs", () => {
  expect(pathsOf({ titles: ["General"], framed: [] })).toEqual(["/"]);
});

describe("what a page says of itself", () => {
  test("the site's first page", () => {
    expect(pageAt("/").context).toEqual({
      address: "/",
      section: "General",
      sectionTitle: "General",
      shows: "/",
      item: null,
      app: null,
      title: null,
      description: "Ada's site.",
    });
  });

  test("a project's", () => {
    expect(pageAt("/projects/elm/").context).toEqual({
      address: "/projects/elm/",
      section: "Projects",
      sectionTitle: "Projects",
      shows: "/projects/elm/",
      item: "/projects/elm/",
      app: null,
      title: "Elm",
      description: "About Elm.",
    });
  });

  test("a post's", () => {
    expect(pageAt("/posts/paper/").context).toMatchObject({
      section: "Posts",
      sectionTitle: "Posts",
      item: "/posts/paper/",
      title: "paper",
      description: "About paper.",
    });
  });

  test("an app's shows in its window what a visitor finds on arrival behind it", () => {
    const { component, context } = pageAt(MOVIE_PATH, { titles: ["Posts", "General"] });
    expect(component).toBe("src/sections/posts/page.tsx");
    expect(context).toEqual({
      address: MOVIE_PATH,
      section: "Posts",
      sectionTitle: "Posts",
      shows: "/",
      item: "/posts/marble/",
      app: "framed-movie-db",
      title: "Movie DB",
      description: "Movie DB, in a window. Ada's site.",
    });
  });
});

describe("what a section shows first", () => {
  const firstOf = (path: string, ...given: Parameters<typeof siteContent>) =>
    pageAt(path, ...given).context.item;

  test("is the project that the owner names, or else the first", () => {
    expect(firstOf("/projects/", { usualProject: "Elm" })).toBe("/projects/elm/");
    expect(firstOf("/projects/")).toBe("/projects/oak/");
    expect(firstOf("/projects/", { usualProject: "Elm", site: null })).toBe("/projects/oak/");
  });

  test("is the first post", () => {
    expect(firstOf("/posts/")).toBe("/posts/marble/");
  });

  test("is nothing where there is nothing, or nothing to choose from", () => {
    expect(firstOf("/projects/", { projects: [] })).toBeNull();
    expect(firstOf("/posts/", { posts: [] })).toBeNull();
    expect(firstOf("/")).toBeNull();
  });
});

test("whatever the owner writes, every page has an address of its own and knows what it shows", () => {
  const names = fc.uniqueArray(fc.string({ unit: "grapheme", minLength: 1 }), {
    maxLength: 8,
    selector: slugOf,
  });
  const contents = fc
    .record({
      titles: fc.shuffledSubarray([...SECTION_KEYS]),
      projects: names,
      posts: names,
    })
    .map(siteContent);
  fc.assert(
    fc.property(contents, (content) => {
      const pages = sitePages(content);
      const paths = new Set(pages.map(({ path }) => path));
      expect(paths.size).toBe(pages.length);
      expect(paths).toContain("/");
      for (const { path, context } of pages) {
        expect(path).toMatch(/^\/(.+\/)?$/);
        expect(context.address).toBe(path);
        expect(paths).toContain(context.shows);
        expect(context.item === null || context.item.startsWith("/p")).toBe(true);
        expect(context.title === null).toBe(path === "/");
        expect(context.description).toMatch(/\S/);
      }
    }),
  );
});
