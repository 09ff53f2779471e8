import { checkContent } from "../../src/build/check/checkContent";
import { checkedFiles } from "../../src/build/checkedFiles";
import type { Content } from "../../src/build/slices";
import { aPost, aProject, aWallpaper } from "../support/contentFiles";
import { contentProject, type Files, removeContentProject } from "../support/contentProject";

afterEach(removeContentProject);

async function contentOf(files: Files = {}): Promise<Content> {
  contentProject(files);
  const checked = await checkContent();
  if (!checked.ok) throw new Error(JSON.stringify(checked.diagnostics));
  return checked.content;
}

const json = (value: unknown): string => JSON.stringify(value);

/** The checked files as Gatsby reads them. */
// biome-ignore lint/suspicious/noExplicitAny: files of any shape, as JSON.parse gives them
const readBack = (content: Content): Record<string, any> => JSON.parse(json(checkedFiles(content)));

test("the items of each list carry their place in it", async () => {
  const files = checkedFiles(await contentOf());
  const lists = Object.values(files).flatMap((file) => (Array.isArray(file) ? [file] : []));
  expect(lists).toHaveLength(8);
  for (const list of lists) {
    expect(list.map(({ position }) => position)).toEqual(list.map((_, index) => index));
  }
});

test("entries become lists, and parts that are left out stay out", async () => {
  const keywords = { type: "array", content: ["React", "GraphQL"] };
  const { basics } = aProject();
  const project = { ...aProject(), basics: { ...basics, keywords } };
  const content = await contentOf({ "data/projects.json": json([project]) });
  expect(readBack(content).projects).toEqual([
    {
      position: 0,
      name: "Lifebit AI",
      address: "/projects/lifebit-ai/",
      summary: "Engineer at Lifebit, 2020.",
      brief: "",
      basics: {
        company: { type: "text", content: ["Lifebit"] },
        role: { type: "text", content: ["Engineer"] },
        year: { type: "text", content: ["2020"] },
        keywords,
      },
    },
  ]);
});

test("icons are drawn, and a credit's level is its link", async () => {
  const topics = [
    { name: "React", link: "https://react.dev/", icon: "lucide:mail" },
    {
      name: "Silk",
      link: "https://example.com",
      level: "https://example.com",
      iconUrl: "https://example.com/a.svg",
    },
  ];
  const content = await contentOf({ "data/settings.json": json([{ heading: "Stack", topics }]) });
  expect(readBack(content).settings[0]?.topics).toEqual([
    {
      name: "React",
      link: "https://react.dev/",
      level: "https://react.dev/",
      icon: { name: "lucide:mail", viewBox: "0 0 24 24", body: expect.stringContaining("<path") },
    },
    {
      name: "Silk",
      link: "https://example.com",
      level: "https://example.com",
      iconUrl: "https://example.com/a.svg",
    },
  ]);
});

describe("addresses", () => {
  const addressesOf = (list: readonly { address: string }[]) => list.map(({ address }) => address);

  test("of projects and posts come from their names, in any script", async () => {
    const names = ["Ünïcode", "日本語 🚀", "C / C++?"];
    const { projects, posts } = readBack(
      await contentOf({
        "data/projects.json": json(names.map((name) => aProject(name))),
        "data/posts.json": json(names.map((name) => aPost(name))),
      }),
    );
    expect(addressesOf(projects)).toEqual([
      "/projects/ünïcode/",
      "/projects/日本語-🚀/",
      "/projects/c-c/",
    ]);
    expect(addressesOf(posts)).toEqual(["/posts/ünïcode/", "/posts/日本語-🚀/", "/posts/c-c/"]);
  });

  test("of sections are their titles', but for the one that a visitor finds on arrival", async () => {
    const titles = ["Design Patterns", "Projects", "General"];
    const { navigation } = readBack(
      await contentOf({
        "data/navigation.json": json(titles.map((title) => ({ title, icon: "home" }))),
      }),
    );
    expect(
      navigation.map(({ address, folder }: { address: string; folder: string }) => [
        address,
        folder,
      ]),
    ).toEqual([
      ["/design-patterns/", "/design-patterns/"],
      ["/projects/", "/projects/"],
      ["/", "/general/"],
    ]);
  });
});

describe("a section with a title of the owner's own", () => {
  const navigation = json([
    { section: "Projects", title: "Work", icon: "home" },
    { title: "General", icon: "home" },
  ]);

  test("is still that section, at an address by its title, as is what it lists", async () => {
    const files = readBack(
      await contentOf({
        "data/navigation.json": navigation,
        "data/projects.json": json([aProject("Oak")]),
      }),
    );
    expect(files.navigation[0]).toMatchObject({
      section: "Projects",
      title: "Work",
      address: "/work/",
    });
    expect(files.projects[0].address).toBe("/work/oak/");
  });
});

describe("what a visitor finds on arrival", () => {
  const defaultsOf = async (files: Files) => readBack(await contentOf(files)).site.defaults;
  const site = (defaults: object) =>
    json({
      title: "Alex",
      description: "A site.",
      siteUrl: "https://example.com",
      repository: "https://example.com/site",
      owner: { name: "Alex", role: "Engineer", email: "alex@example.com" },
      moviePlatform: { title: "Movies", url: "/movies/" },
      defaults,
    });
  const wallpapers = json([aWallpaper("a"), aWallpaper("bg1"), aWallpaper("c")]);
  const projects = json([aProject("Avocado"), aProject("Lifebit AI")]);
  const navigation = json([
    { title: "Posts", icon: "home" },
    { title: "General", icon: "home" },
  ]);

  test("is what the owner says", async () => {
    const defaults = { theme: "light", wallpaper: "c", project: "Avocado", menuSection: "Posts" };
    expect(
      await defaultsOf({
        "data/site.json": site(defaults),
        "data/wallpapers.json": wallpapers,
        "data/projects.json": projects,
        "data/navigation.json": navigation,
      }),
    ).toEqual(defaults);
  });

  test("is the usual where the owner says nothing", async () => {
    expect(
      await defaultsOf({
        "data/wallpapers.json": wallpapers,
        "data/projects.json": projects,
        "data/navigation.json": navigation,
      }),
    ).toEqual({ theme: "dark", wallpaper: "bg1", project: "Lifebit AI", menuSection: "General" });
  });

  test("is the first there is, where the usual doesn't exist", async () => {
    expect(
      await defaultsOf({
        "data/site.json": site({}),
        "data/wallpapers.json": json([aWallpaper("x"), aWallpaper("y")]),
        "data/projects.json": json([aProject("Avocado")]),
        "data/navigation.json": json([{ title: "Posts", icon: "home" }]),
      }),
    ).toEqual({ theme: "dark", wallpaper: "x", project: "Avocado", menuSection: "Posts" });
  });

  test("is nothing, where a list is empty", async () => {
    const defaults = await defaultsOf({ "data/projects.json": "[]", "data/navigation.json": "[]" });
    expect(defaults).toMatchObject({ project: null, menuSection: null });
  });
});

test("every list but the wallpapers may be empty", async () => {
  const empty = [
    "navigation",
    "interests",
    "projects",
    "contacts",
    "settings",
    "attribution",
    "posts",
  ];
  const content = await contentOf(
    Object.fromEntries(empty.map((slice) => [`data/${slice}.json`, "[]"])),
  );
  expect(checkedFiles(content)).toMatchObject(
    Object.fromEntries(empty.map((slice) => [slice, []])),
  );
});
