import { makeKnownSample } from "../../../scripts/sample/makeKnownSample";
import { findSample } from "../../../src/build/sample/findSample";
import type { KnownSample } from "../../../src/build/sample/knownSample";
import { sampleNotice } from "../../../src/build/sample/sampleNotice";
import { anEntry, aProject, aWallpaper, PICTURE } from "../../support/contentFiles";
import {
  contentProject,
  type Files,
  removeContentProject,
  writeFile,
} from "../../support/contentProject";

const BLUE = Buffer.from("a blue picture");

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
  "data/posts/tea.md":
    '---\ntitle: "Tea"\nsummary: All about green tea.\n---\n\nTea is a plant\nof many uses. Good.\n',
  "data/contacts.json": json([]),
  "static/movies/index.html": "<p>Movies</p>",
  "static/movies/a.svg": "<svg/>",
};

/** Of another company than the sample's, in the same role. */
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
  "data/contacts.json": json([
    {
      heading: "Personal",
      topics: [{ name: "Mail", level: "Daily", mail: "ada@ada.dev", icon: "lucide:mail" }],
    },
  ]),
  "data/posts.json": json([]),
  "data/wallpapers.json": json([{ ...aWallpaper(), title: "Ink", author: "Ada" }]),
  "data/wallpapers/silk.png": BLUE,
};

let sample: KnownSample;
beforeAll(() => {
  contentProject(SAMPLE);
  sample = makeKnownSample();
});
afterEach(removeContentProject);

/** The places that are found in an owner's content with these files in it. */
const placesIn = (files: Files): string[] => {
  contentProject({ ...OWN, ...files });
  return findSample(sample).map(({ file, line, column }) => `${file}:${line}:${column}`);
};

const general = (heading: string, ...paragraphs: string[]) => ({
  "data/general.json": json({ heading, paragraphs }),
});

test("an owner's own content has no such place", () => {
  expect(placesIn({})).toEqual([]);
});

test("a sentence of the sample is found, also among the owner's and with other capitals", () => {
  expect(placesIn(general("Welcome", "Mine.", "Mine too. I Build  small things."))).toEqual([
    "data/general.json:5:5",
  ]);
});

test("a heading is found however short, and a name wherever it is repeated", () => {
  expect(placesIn(general("Hi, I’m Sam", "Sam"))).toEqual([
    "data/general.json:2:14",
    "data/general.json:4:5",
  ]);
});

test("a few words that anybody would write are the owner's, a company's name is not", () => {
  expect(OWN_PROJECT.basics.role).toEqual(aProject().basics.role);
  const copied = { ...OWN_PROJECT, basics: aProject().basics };
  expect(placesIn({ "data/projects.json": json([OWN_PROJECT]) })).toEqual([]);
  expect(placesIn({ "data/projects.json": json([copied]) })).toEqual(["data/projects.json:7:20"]);
});

test("a topic is found when all of it is the sample's, not when its name is", () => {
  const group = (level: number) => ({
    "data/interests.json": json([
      { heading: "AI", topics: [{ name: "Search", level, seniority: "Senior" }] },
    ]),
  });
  expect(placesIn(group(50))).toEqual(["data/interests.json:5:7"]);
  expect(placesIn(group(60))).toEqual([]);
});

test.each(["mailto:hello@example.com", "https://example.com/a", "https://www.example.org"])(
  "the address %s is found",
  (link) => {
    const topics = [{ name: "Me", level: "Daily", link, icon: "lucide:mail" }];
    const places = placesIn({ "data/contacts.json": json([{ heading: "Me", topics }]) });
    expect(places).toEqual(["data/contacts.json:8:17"]);
  },
);

test("an address that only looks like it is somebody's", () => {
  const topics = [
    { name: "Me", level: "Daily", link: "https://my-example.com.de", icon: "lucide:mail" },
  ];
  expect(placesIn({ "data/contacts.json": json([{ heading: "Me", topics }]) })).toEqual([]);
});

test("credits stay: they are facts about the site", () => {
  const topics = [{ name: "I build small things.", link: "https://react.dev/", icon: "home" }];
  expect(placesIn({ "data/settings.json": json([{ heading: "Stack", topics }]) })).toEqual([]);
});

test("a picture of the sample is found where it is named, under whatever name", () => {
  const wallpaper = { ...aWallpaper(), title: "Ink", author: "Ada", file: "wallpapers/ink.png" };
  const files = {
    "data/wallpapers/ink.png": PICTURE,
    "data/wallpapers.json": json([wallpaper]),
  };
  expect(placesIn(files)).toEqual(["data/wallpapers.json:6:13"]);
});

test("a picture of the sample that no file names is found by itself", () => {
  expect(placesIn({ "data/wallpapers/old.png": PICTURE })).toEqual(["data/wallpapers/old.png:1:1"]);
});

test("in Markdown, sentences over two lines and values of the front matter are found", () => {
  const text =
    "---\ntitle: Mine\nsummary: All about green tea.\n---\n\nMine. Tea is a\nplant of many uses.\n";
  expect(placesIn({ "data/posts/mine.md": text })).toEqual([
    "data/posts/mine.md:3:10",
    "data/posts/mine.md:6:7",
  ]);
});

test("files of the sample in static/ are found, a folder of them once, whichever way lines end", () => {
  expect(placesIn({ "static/movies/index.html": "<p>Movies</p>", "static/cv.pdf": "me" })).toEqual([
    "static/movies/index.html:1:1",
  ]);
  contentProject({
    ...OWN,
    "static/movies/index.html": "<p>Movies</p>",
    "static/movies/a.svg": "<svg/>",
  });
  expect(findSample(sample).map(({ sentence }) => sentence)).toEqual([
    "This and 1 more in static/movies/ are from the sample.",
  ]);
});

test("a file that is not JSON is left to the check of the content", () => {
  expect(placesIn({ "data/mission.json": "{" })).toEqual([]);
});

describe("a build", () => {
  const notice = () => sampleNotice("Ada");

  test("says how many places are left", () => {
    const root = contentProject(OWN);
    expect(notice()).toBeUndefined();
    writeFile(root, "data/posts/a.md", "See https://example.com for more.\n");
    expect(notice()).toBe("1 place is still from the sample: npm run check:sample names it.");
    writeFile(root, "data/posts/b.md", "Write to me@example.com, please.\n");
    expect(notice()).toBe("2 places are still from the sample: npm run check:sample names them.");
  });

  test("says nothing of the template itself", () => {
    contentProject({ ...OWN, "data/posts/a.md": "See https://example.com for more.\n" });
    expect(sampleNotice("Alex Example")).toBeUndefined();
  });
});
