import { type Files, removeContentProject, reportOn } from "../../support/contentProject";

afterEach(removeContentProject);

const navigation = (item: object): Files => ({
  "data/navigation.json": JSON.stringify([{ title: "General", icon: "cookie" }, item]),
});

const site = (framedApp: object): Files => ({
  "data/site.json": JSON.stringify({
    title: "Alex",
    description: "Alex's site.",
    siteUrl: "https://alex.example.net",
    repository: "https://example.com/site",
    owner: { name: "Alex", role: "Engineer", email: "alex@example.com" },
    framedApps: [framedApp],
  }),
});

/** [what is called so, its files, line:column and path] */
const CALLED_RESUME: [string, Files, string][] = [
  [
    "a section with a title of its own",
    navigation({ title: "Resume", section: "Mission", icon: "home" }),
    "data/navigation.json:1:47  navigation → Resume → title",
  ],
  [
    "a page in Markdown",
    {
      ...navigation({ title: "Resume!", page: "pages/more.md", icon: "home" }),
      "data/pages/more.md": "More.",
    },
    "data/navigation.json:1:47  navigation → Resume! → title",
  ],
  [
    "a framed app",
    site({ title: "My résumé", label: "Resume", url: "https://example.com/" }),
    "data/site.json:1:235  site → framedApps → 1 → label",
  ],
];

describe.each(CALLED_RESUME)("%s that is called like the résumé's page", (_what, files, place) => {
  test("is reported where there is a career to make a résumé of", async () => {
    const report = await reportOn(files);
    expect(report).toContain(place);
    expect(report).toContain(
      'would have the address /resume/, which is that of the résumé, made of "data/career.json". Change one of the two.',
    );
    expect(report).toContain("1 mistake in 1 file.");
  });

  test("is right where there is none", async () => {
    expect(await reportOn({ ...files, "data/career.json": null })).toBe("");
  });
});
