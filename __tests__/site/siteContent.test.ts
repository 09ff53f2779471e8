import { formatDiagnostic } from "../../src/content/diagnostics";
import { withPolicy } from "../../src/publish/policy";
import { sitePages } from "../../src/site/pages/sitePages";
import type { SiteContent } from "../../src/site/prepare/siteContent";
import { aPost, aProject, aWallpaper, dataWith } from "../support/contentFiles";
import { checkedContent, type Files } from "../support/contentProject";

const json = (value: unknown): string => JSON.stringify(value);
const site = (given: object): Files => ({ "data/site.json": dataWith("site", given) });

/** The checked files as Gatsby reads them. */
async function filesOf(files: Files = {}, isDevelop = false): Promise<SiteContent> {
  process.env.gatsby_executing_command = isDevelop ? "develop" : "build";
  return JSON.parse(json((await checkedContent(files)).site));
}

afterEach(() => {
  delete process.env.gatsby_executing_command;
});

const addressesOf = (list: readonly { address: string }[]) => list.map(({ address }) => address);

test("a project has its address, a summary, and lists in place of single texts", async () => {
  const { basics } = aProject();
  const keywords = { type: "array", content: ["React", "GraphQL"] };
  const project = { ...aProject(), basics: { ...basics, keywords } };
  const { projects } = await filesOf({ "data/projects.json": json([project]) });
  expect(projects).toMatchObject([
    {
      address: "/projects/lifebit-ai/",
      summary: "Engineer at Lifebit, 2020.",
      basics: { company: { content: ["Lifebit"] }, keywords },
    },
  ]);
});

test("icons have their SVGs, and a credit without a level shows its link", async () => {
  const topics = [{ name: "React", link: "https://react.dev/", icon: "lucide:mail" }];
  const { settings } = await filesOf({
    "data/settings.json": json([{ heading: "Stack", topics }]),
  });
  expect(settings[0]?.topics).toMatchObject([
    { level: "https://react.dev/", icon: { body: expect.stringContaining("<path") } },
  ]);
});

test("a section's address is made of its title, but the first one is the first page", async () => {
  const navigation = json([
    { section: "Projects", title: "Work", icon: "home" },
    { title: "General", icon: "home" },
  ]);
  const files = await filesOf({ "data/navigation.json": navigation });
  expect(addressesOf(files.navigation)).toEqual(["/", "/general/"]);
  expect(addressesOf(files.projects)).toEqual(["/work/lifebit-ai/", "/work/avocado/"]);
});

test("a page of the owner has an address and a summary of its text", async () => {
  const { navigation } = await filesOf({
    "data/navigation.json": json([{ title: "Talks", icon: "home", page: "pages/talks.md" }]),
    "data/pages/talks.md": "# Talks\n\nWhere *I* spoke.\n",
  });
  expect(navigation).toMatchObject([{ folder: "/talks/", summary: "Where I spoke." }]);
});

const LISTS = {
  "data/wallpapers.json": json([aWallpaper("a"), aWallpaper("c")]),
  "data/projects.json": json([aProject("Avocado"), aProject("Oak")]),
  "data/navigation.json": json(["Posts", "Projects"].map((title) => ({ title, icon: "home" }))),
};

test.each([
  [
    "the owner's choice",
    { theme: "light", wallpaper: "c", project: "Oak", menuSection: "Projects" },
  ],
  ["the first of each list without one", {}],
])("a visitor first sees %s", async (_, defaults) => {
  const first = { theme: "dark", wallpaper: "a", project: "Avocado", menuSection: "Posts" };
  const files = await filesOf({ ...LISTS, ...site({ defaults }) });
  expect(files.site.defaults).toEqual({ ...first, ...defaults });
});

test("the newest post comes first, posts without a date last, drafts only in development", async () => {
  const post = (date: string, more = "") =>
    `---\ntitle: Of ${date}\ndate: ${date}\n${more}---\nText.\n`;
  const files = {
    "data/posts/old.md": post("2019-01-01"),
    "data/posts/new.md": post(
      "2024-01-01",
      "tags: [a, b]\nsummary: In short.\ncover: ../wallpapers/silk.png\n",
    ),
    "data/posts/draft.md": post("2025-01-01", "draft: true\n"),
    "data/posts/next.md": post("2999-01-01"),
    "data/posts.json": json([aPost(), { ...aPost("dated post"), date: "2020-02-29" }]),
  };
  const { posts } = await filesOf(files);
  const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);
  expect(namesOf(posts)).toEqual(["Of 2024-01-01", "dated post", "Of 2019-01-01", "first post"]);
  expect(posts[1]).toMatchObject({ date: "2020-02-29", day: "29 February 2020" });
  expect(posts[0]).toMatchObject({
    address: "/posts/new/",
    summary: "In short.",
    tags: ["a", "b"],
    coverPicture: "wallpapers/silk.png",
  });
  const inDevelopment = namesOf((await filesOf(files, true)).posts);
  expect(inDevelopment.slice(0, 2)).toEqual(["Of 2999-01-01", "Of 2025-01-01"]);
});

test.each([
  "a-name-of-more-than-fifty-characters-as-many-a-title-has-it",
  "日本語の記事".repeat(11),
])("the post %s.md has its name as its address", async (name) => {
  const file = { [`data/posts/${name}.md`]: "---\ntitle: A\ndate: 2024-01-01\n---\nText.\n" };
  expect((await filesOf(file)).posts[0]?.address).toBe(`/posts/${name}/`);
});

test("notices name posts that wait for their day and code that stays plain", async () => {
  const { diagnostics } = await checkedContent({
    "data/posts/next.md": "---\ntitle: A\ndate: 2999-01-01\n---\n\n```nonsense\na\n```\n",
  });
  expect(diagnostics.map(formatDiagnostic)).toEqual([
    "data/posts/next.md:1:1  The build leaves this out until its day, 2999-01-01.",
    expect.stringMatching(/^data\/posts\/next\.md:6:1 .*"nonsense", so this code is shown plain\./),
  ]);
});

test("framed apps have their addresses, an older site's moviePlatform first", async () => {
  const framedApps = [
    { title: "All my notes", label: "Notes 日本", url: "/movies/", openOnArrival: true },
    { title: "Preferences", url: "https://example.com/", id: "movieIframe" },
  ];
  const { site: prepared } = await filesOf(site({ framedApps }));
  const apps = prepared.framedApps;
  expect(apps).toMatchObject([
    { title: "Movies", label: "Movie DB", address: "/movie-db/", tile: "#ee6a57" },
    { label: "Notes 日本", address: "/notes-日本/", openOnArrival: true },
    { label: "Preferences", address: "/preferences/" },
  ]);
  // Without an id of its own none has that of an app of the site's own, such as "preferences".
  const ids = apps.map(({ id }) => id);
  expect(ids).toEqual(["framed-movie-db", "framed-notes-日本", "movieIframe"]);
});

test("a project that runs somewhere has a window and a page beside its story, and its host is in the policy", async () => {
  const { site: prepared } = await checkedContent({
    "data/navigation.json": json([{ title: "Projects", icon: "home" }]),
    "data/projects.json": json([
      { name: "Oak", live: "https://oak.example/app/" },
      { name: "Elm" },
    ]),
  });
  expect(prepared.site.framedApps.filter(({ relatedAddress }) => relatedAddress)).toMatchObject([
    {
      title: "Live site: Oak",
      url: "https://oak.example/app/",
      address: "/projects/oak/live/",
      relatedAddress: "/projects/oak/",
    },
  ]);
  const page = sitePages(prepared).find(({ path }) => path === "/projects/oak/live/");
  expect(page?.context).toMatchObject({
    app: "live-oak",
    shows: "/projects/oak/",
    item: "/projects/oak/",
    title: "Live site: Oak",
    shownTitle: "Oak",
  });
  expect(withPolicy('<meta charset="utf-8"/>', prepared)).toMatch(
    /frame-src [^;]*https:\/\/oak\.example/,
  );
});

test("pages may frame the site's own where a project has an experiment, and no others otherwise", async () => {
  const policyWith = async (project: object) => {
    const { site: prepared } = await checkedContent({
      "data/site.json": dataWith("site", { moviePlatform: undefined }),
      "data/projects.json": json([{ name: "Oak", ...project }]),
      "static/experiments/scroll/index.html": "<p>Scroll</p>",
    });
    return withPolicy('<meta charset="utf-8"/>', prepared);
  };
  expect(await policyWith({ experiment: "/experiments/scroll/" })).toContain("frame-src 'self';");
  expect(await policyWith({})).not.toContain("frame-src");
});

test("the page of each listed item is that of a record that Gatsby reads", async () => {
  const navigation = ["Projects", "Posts"].map((title) => ({ title, icon: "home" }));
  const { site } = await checkedContent({
    "data/navigation.json": json(navigation),
    "data/posts/new.md": "---\ntitle: New\ndate: 2024-01-01\n---\nText.\n",
  });
  const { sections, ...collections } = site;
  const pages = sections.flatMap(({ items }) => items.map(({ page }) => page?.address));
  expect(pages).toEqual(addressesOf([...collections.projects, ...collections.posts]));
});
