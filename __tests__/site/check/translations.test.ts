import { formatDiagnostic, formatReport } from "../../../src/content/diagnostics";
import { checkContent } from "../../../src/site";
import { aPost, aProject, aWalk, dataOf, dataWith } from "../../support/contentFiles";
import { contentProject, type Files } from "../../support/contentProject";

const json = (value: unknown): string => JSON.stringify(value);

const languagesOf = (...languages: string[]): Files => ({
  "data/site.json": dataWith("site", { languages }),
});

const GERMAN = languagesOf("en", "de");

/** The errors of a site in English and German, one a line. */
const errorsIn = async (files: Files): Promise<string> => {
  contentProject({ ...GERMAN, ...files });
  const checked = await checkContent();
  return checked.ok ? "" : formatReport(checked.diagnostics);
};

const checkedIn = async (files: Files, tag?: string) => {
  contentProject({ ...GERMAN, ...files });
  const checked = await checkContent({}, tag);
  if (!checked.ok) throw new Error(formatReport(checked.diagnostics));
  return checked;
};

const TWO_PROJECTS = json([{ ...aProject("Table"), outcome: "It scrolls." }, aProject("Chair")]);

test("a translation takes the place of the first language's texts, and the rest stays", async () => {
  const { site } = await checkedIn(
    {
      "data/general.de.json": json({ heading: "Hallo", paragraphs: ["Eins.", ""] }),
      "data/interests.de.json": json({
        AI: { heading: "KI", topics: { Search: { name: "Suche" } } },
      }),
    },
    "de",
  );
  expect(site.general).toMatchObject({ heading: "Hallo", paragraphs: ["Eins.", "Two."] });
  expect(site.interests).toMatchObject([
    { heading: "KI", topics: [{ name: "Suche", level: 50, seniority: "Senior" }] },
  ]);
});

test("the first language has none of the translations", async () => {
  const { site } = await checkedIn({ "data/general.de.json": json({ heading: "Hallo" }) });
  expect(site.general.heading).toBe("Hello");
});

test.each([
  ["in a record by their names", { Table: { outcome: "Sie scrollt." } }],
  ["in a list that names each", [{ name: "Table", outcome: "Sie scrollt." }]],
])("entries %s keep their translations when the first file is sorted anew", async (_, german) => {
  const sorted = json(JSON.parse(TWO_PROJECTS).reverse());
  const { site } = await checkedIn(
    { "data/projects.json": sorted, "data/projects.de.json": json(german) },
    "de",
  );
  const texts = site.projects.map(({ name, outcome, language }) => [
    ...[name, outcome?.content[0], language?.lang],
  ]);
  expect(texts).toEqual([
    ["Chair", undefined, "en"],
    ["Table", "Sie scrollt.", undefined],
  ]);
});

test("a section in other words keeps its address and its windows", async () => {
  const { site } = await checkedIn(
    {
      "data/navigation.de.json": json({ Projects: { title: "Projekte" } }),
      "data/site.de.json": json({ moviePlatform: { title: "Filme" } }),
    },
    "de",
  );
  expect(site.sections[1]).toMatchObject({
    ...{ title: "Projekte", section: "Projects", address: "/projects/" },
  });
  expect(site.sections[1]?.items[0]?.page?.address).toBe("/projects/lifebit-ai/");
});

test("a text in Markdown has its translation beside it, with the first file's day and address", async () => {
  const german = "---\ntitle: Ein Spaziergang\n---\n\nLos.\n";
  const files = { ...aWalk("Go."), "data/posts/walk.de.md": german };
  const { site } = await checkedIn(files, "de");
  expect(site.posts[0]).toMatchObject({
    ...{ name: "Ein Spaziergang", address: "/posts/walk/", date: "2024-05-31" },
    ...{ summary: "Los.", language: undefined, file: "posts/walk.de.md" },
  });
  expect((await checkedIn(files)).site.posts.map(({ name }) => name)).toEqual([
    "A walk",
    "first post",
  ]);
});

test("posts without a translation say their language", async () => {
  const { site } = await checkedIn(aWalk("Go."), "de");
  expect(site.posts.map(({ language }) => language?.lang)).toEqual(["en", "en"]);
});

test("the texts that are still in the first language are known, without Markdown and whole records", async () => {
  const { site } = await checkedIn(
    {
      "data/projects.json": TWO_PROJECTS,
      "data/general.de.json": json({ paragraphs: ["Eins.", ""] }),
    },
    "de",
  );
  expect(site.untranslated?.language).toEqual({ lang: "en", dir: "ltr" });
  expect(site.untranslated?.plain).toEqual(expect.arrayContaining(["Hello", "Projects"]));
  for (const text of ["Two.", "It scrolls."]) expect(site.untranslated?.plain).not.toContain(text);
  expect(site.languageOf("Two.")?.lang).toBe("en");
  expect(site.languageOf("Eins.")).toBeUndefined();
});

test("a site may have Arabic first and English beside it", async () => {
  const files = { ...languagesOf("ar", "en"), "data/general.en.json": json({ heading: "Hello!" }) };
  expect((await checkedIn(files)).site.site.language).toBe("ar");
  const { site } = await checkedIn(files, "en");
  expect(site.general.heading).toBe("Hello!");
  expect(site.projects[0]?.language).toEqual({ lang: "ar", dir: "rtl" });
});

test.each<[string, Files]>([
  [
    'data/general.de.json:1:2  There is no "headings" here in "data/general.json". Write it there first, or take this out. Did you mean "heading"?',
    { "data/general.de.json": '{"headings": "Hallo"}' },
  ],
  [
    'data/general.de.json:1:12  This is a number; in "data/general.json" it is a text.',
    { "data/general.de.json": '{"heading":1}' },
  ],
  [
    'data/general.de.json:1:15  The length of this list is 1; in "data/general.json" it is 2.',
    { "data/general.de.json": '{"paragraphs":["Eins."]}' },
  ],
  [
    'data/projects.de.json:1:2  There is no "Avocados" in "data/projects.json". Did you mean "Avocado"?',
    { "data/projects.de.json": '{"Avocados":{}}' },
  ],
  [
    'data/projects.de.json:1:13  "name" is the same in every language. Take this out.',
    { "data/projects.de.json": '{"Avocado":{"name":"Birne"}}' },
  ],
  [
    'data/posts.de.json:1:17  "date" is the same in every language',
    {
      "data/posts.json": json([{ ...aPost(), date: "2024-05-31" }]),
      "data/posts.de.json": '{"first post": {"date":"2024-06-01"}}',
    },
  ],
  [
    'data/site.de.json:1:2  "siteUrl" is the same in every language.',
    { "data/site.de.json": '{"siteUrl":"https://alex.example/de/"}' },
  ],
  [
    'data/posts/nowhere.de.md:1:1  There is no "data/posts/nowhere.md" to translate.',
    { "data/posts/nowhere.de.md": "---\ntitle: Nirgends\n---\n" },
  ],
  [
    'data/posts/walk.de.md:2:1  "title" is missing.',
    { ...aWalk("Go."), "data/posts/walk.de.md": "---\nsummary: Los.\n---\n" },
  ],
  [
    'data/projects/quay.de.md:2:1  "name" is the same in every language. Take this out.',
    {
      "data/projects/quay.md": "---\nname: Quay\n---\n",
      "data/projects/quay.de.md": "---\nname: Kai\n---\n",
    },
  ],
  [
    'data/posts/walk.de.md:3:1  "date" is the same in every language.',
    { ...aWalk("Go."), "data/posts/walk.de.md": "---\ntitle: Weg\ndate: 2024-06-01\n---\n" },
  ],
  [
    'data/posts/walk.de.md:3:1  "slug" is the same in every language.',
    { ...aWalk("Go."), "data/posts/walk.de.md": "---\ntitle: Weg\nslug: weg\n---\n" },
  ],
  [
    'data/general.en.json:1:1  "en" is the first language of the site',
    { "data/general.en.json": '{"heading":"Hi"}' },
  ],
  [
    'data/posts/walk.en.md:1:1  "en" is the first language of the site',
    { ...aWalk("Go."), "data/posts/walk.en.md": "---\ntitle: Walk\n---\n" },
  ],
  [
    'data/general.de.json:1:16  There is no page "/nirgends/".',
    { "data/general.de.json": '{"paragraphs":["[Nichts](/nirgends/)",""]}' },
  ],
  [
    "data/career.de.json:1:12  data/site.de.json:1:18 has other words for this. Keep those, and take these out.",
    {
      "data/career.de.json": '{"owner" :{"role":"Ingenieur"}}',
      "data/site.de.json": '{"owner":{"role":"Ingenieurin"}}',
    },
  ],
  [
    "data/career.de.json:1:11  data/interests.de.json:1:35 has other words for this.",
    {
      "data/career.de.json": '{"texts":{"Search":"Suchen"}}',
      "data/interests.de.json": '{"AI":{"topics":{"Search":{"name":"Suche"}}}}',
    },
  ],
  [
    'data/mission.de.json:1:2  heading" has no "double quotes"',
    { "data/mission.de.json": '{heading":"Warum"}' },
  ],
])("%s", async (line, files) => {
  expect(await errorsIn(files)).toContain(line);
});

test("the résumé of the other language is among its own pages, and its former address leads there", async () => {
  const files = { "data/career.de.json": json({ work: [{ position: "Ingenieurin" }] }) };
  const first = await checkedIn(files);
  expect(first.site.resumes.map(({ address }) => address)).toEqual(["/resume/"]);
  expect(first.site.site.redirects).toEqual([{ from: "/resume/de", to: "/de/resume/" }]);
  const { resumes, career } = (await checkedIn(files, "de")).site;
  expect(resumes.map(({ address, work }) => [address, work[0]?.position])).toEqual([
    ["/resume/", "Ingenieurin"],
  ]);
  expect(career?.work[0]?.position).toBe("Ingenieurin");
});

test("a translation of a text that the résumé has no longer is a warning", async () => {
  const { diagnostics } = await checkedIn({
    "data/career.de.json": json({ texts: { Serch: "Suche" } }),
  });
  expect(diagnostics.map(formatDiagnostic)).toContainEqual(
    expect.stringMatching(
      /^data\/career.de.json:\d+:\d+ {2}The résumé has no text "Serch".*Did you mean "Search"/,
    ),
  );
});

test("the check counts what is not translated, with its places", async () => {
  const { translations } = await checkedIn({
    ...aWalk("Go."),
    "data/projects.json": TWO_PROJECTS,
    "data/projects.de.json": json({ Table: { outcome: "Sie scrollt." } }),
  });
  const [german] = translations;
  expect(german?.summary).toMatch(/^1 of 2 projects, 2 of 2 posts, \d+ texts$/);
  const places = german?.missing.map(formatDiagnostic).join("\n");
  expect(places).toContain("data/posts/walk.md:1:1  This is not translated into de.");
  expect(places).toMatch(/data\/general\.json:2:14 {2}This is not translated/);
});

test("a changed text is drift: a warning, and the older translation stays", async () => {
  const german = { "data/general.de.json": json({ heading: "Hallo" }) };
  const { translations } = await checkedIn(german);
  const noted = { "data/translations.json": json({ de: translations[0]?.hashes }) };
  expect((await checkedIn({ ...german, ...noted })).translations[0]?.warnings).toEqual([]);
  const changed = { "data/general.json": dataWith("general", { heading: "Good morning" }) };
  const { site, diagnostics } = await checkedIn({ ...german, ...noted, ...changed }, "de");
  expect(site.general.heading).toBe("Hallo");
  expect(diagnostics.map(formatDiagnostic)).toContain(
    "data/general.de.json:1:12  This translation is older than its text in data/general.json heading. Compare them, then: npm run check:content -- --accept",
  );
});

test("an order of their own changes no hash", async () => {
  const german = { "data/projects.de.json": json({ Table: { outcome: "Sie scrollt." } }) };
  const hashesOf = async (list: string) =>
    (await checkedIn({ ...german, "data/projects.json": list })).translations[0]?.hashes;
  const sorted = json(JSON.parse(TWO_PROJECTS).reverse());
  expect(await hashesOf(sorted)).toEqual(await hashesOf(TWO_PROJECTS));
});

test("a language that the site is not in can't be chosen", async () => {
  contentProject(GERMAN);
  const checked = await checkContent({}, "fr");
  expect(checked.ok ? "" : formatReport(checked.diagnostics)).toContain(
    "and the site is in en, de.",
  );
  expect(dataOf("site").languages).toBeUndefined();
});
