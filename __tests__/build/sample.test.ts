import { makeKnownSample } from "../../scripts/sample/makeKnownSample";
import { checkContent } from "../../src/build/check/checkContent";
import { noticesAbout } from "../../src/build/notices";
import { findSample } from "../../src/build/sample/findSample";
import type { KnownSample } from "../../src/build/sample/knownSample";
import { sampleNotice } from "../../src/build/sample/sampleNotice";
import { anEntry, aProject, aWallpaper, contentFiles, PICTURE } from "../support/contentFiles";
import {
  contentProject,
  type Files,
  removeContentProject,
  writeFile,
} from "../support/contentProject";

const json = (value: unknown) => JSON.stringify(value, null, 2);

const owner = (name: string, email: string) => ({
  title: name,
  description: `All about the life of ${name}.`,
  siteUrl: email.replace(/.*@/, "https://"),
  repository: "https://ada.dev/site",
  owner: { name, role: "Engineer", email },
  moviePlatform: { title: "Movies", url: "/movies/" },
});

const SAMPLE: Files = {
  "data/site.json": json(owner("Sam", "sam@example.com")),
  "data/general.json": json({
    heading: "Hi, I’m Sam",
    paragraphs: ["I build small things. Some are kept for years."],
  }),
  "data/posts/tea.md": '---\ntitle: "Tea"\n---\n\nTea is a plant\nof many uses. Good.\n',
  "data/contacts.json": json([]),
};

const OWN_PROJECT = {
  ...aProject("Difference engine"),
  basics: { ...aProject().basics, company: anEntry("Byron & Babbage") },
};

/** An owner's content that has nothing of the sample. */
const OWN: Files = {
  "data/site.json": json(owner("Ada", "ada@ada.dev")),
  "data/general.json": json({ heading: "Welcome", paragraphs: ["Mine alone, all of it."] }),
  "data/mission.json": json({ heading: "Numbers", paragraphs: [] }),
  "data/interests.json": json([]),
  "data/projects.json": json([OWN_PROJECT]),
  "data/career.json": json({}),
  "data/contacts.json": json([]),
  "data/posts.json": json([]),
  "data/wallpapers.json": json([{ ...aWallpaper(), title: "Ink", author: "Ada" }]),
  "data/wallpapers/silk.png": Buffer.from("a blue picture"),
  "static/movies/index.html": "<p>My movies</p>",
};

let sample: KnownSample;
beforeAll(() => {
  contentProject(SAMPLE);
  sample = makeKnownSample();
});
afterEach(removeContentProject);

const general = (heading: string, ...paragraphs: string[]) => ({
  "data/general.json": json({ heading, paragraphs }),
});
const interest = (level: number) => ({
  "data/interests.json": json([
    { heading: "AI", topics: [{ name: "Search", level, seniority: "Senior" }] },
  ]),
});
const contact = (link: string) => ({
  "data/contacts.json": json([
    { heading: "Me", topics: [{ name: "Me", level: "Daily", link, icon: "lucide:mail" }] },
  ]),
});

/** What an owner's content has of the sample, and where. */
const FOUND: readonly (readonly [string, Files, readonly string[]])[] = [
  ["nothing", {}, []],
  [
    "a sentence, in other capitals",
    general("A", "Mine. I Build  small things."),
    ["data/general.json:4:5"],
  ],
  ["a heading", general("Hi, I’m Sam"), ["data/general.json:2:14"]],
  [
    "a company's name",
    { "data/projects.json": json([aProject("Engine")]) },
    ["data/projects.json:7:20"],
  ],
  ["a whole topic", interest(50), ["data/interests.json:5:7"]],
  ["only the name of a topic", interest(60), []],
  ["an example address", contact("https://www.example.org"), ["data/contacts.json:8:17"]],
  ["an address like an example", contact("https://my-example.com.de"), []],
  [
    "a picture that nothing shows",
    { "data/wallpapers/old.png": PICTURE },
    ["data/wallpapers/old.png:1:1"],
  ],
  [
    "a sentence over two lines of Markdown",
    { "data/posts/a.md": "---\ntitle: Mine\n---\n\nMine. Tea is a\nplant of many uses.\n" },
    ["data/posts/a.md:5:7"],
  ],
  ["a file that is no JSON", { "data/mission.json": "{" }, []],
];

test.each(FOUND)("%s of the sample in an owner's content", (_what, files, places) => {
  contentProject({ ...OWN, ...files });
  const found = findSample(sample).map(({ file, line, column }) => `${file}:${line}:${column}`);
  expect(found).toEqual(places);
});

test("a build says how many places are left, but not in the template itself", () => {
  const root = contentProject(OWN);
  expect(sampleNotice("Ada")).toBeUndefined();
  writeFile(root, "data/posts/a.md", "See https://example.com for more.\n");
  expect(sampleNotice("Ada")).toContain("1 place is still from the sample");
  expect(sampleNotice("Alex Example")).toBeUndefined();
});

// If data/ is an owner's, it does not show the sample.
const site = (siteUrl: string, name: string): Files => {
  const right = JSON.parse(String(contentFiles()["data/site.json"]));
  return { "data/site.json": json({ ...right, siteUrl, owner: { ...right.owner, name } }) };
};
const talks = { "data/pages/talks.md": "Talks." };
const navigation = [{ title: "Talks", icon: "home", page: "pages/talks.md" }];

test.each([
  [
    "the sample's address",
    site("https://www.example.com", "Robin"),
    ['"siteUrl" in data/site.json'],
  ],
  ["the sample's address and owner", site("https://example.com", "Alex Example"), []],
  ["another address", site("https://myexample.com", "Robin"), []],
  ["a picture that nothing shows", { "data/a.jpg": PICTURE }, ["leaves out data/a.jpg"]],
  ["a page that nothing shows", talks, ["leaves out data/pages/talks.md"]],
  ["a page in the navigation", { ...talks, "data/navigation.json": json(navigation) }, []],
])("a build has these notices about %s: %j", async (_what, files, phrases) => {
  contentProject(files);
  const checked = await checkContent();
  if (!checked.ok) throw new Error("The content has errors.");
  expect(await noticesAbout(checked.content, checked.markdown)).toEqual(
    phrases.map((phrase) => expect.stringContaining(phrase)),
  );
});
