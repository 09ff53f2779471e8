import { contentFiles } from "../support/contentFiles";
import { contentProject, removeContentProject } from "../support/contentProject";

// Elsewhere unit tests are in English.
jest.mock("../../src/words/siteLanguage", () =>
  jest.requireActual("../../src/words/siteLanguage.ts"),
);

afterEach(() => {
  removeContentProject();
  jest.resetModules();
});

/** The words and formats of a site in this language, as they are when a build of it starts. */
const inLanguage = async (language: string) => {
  const site = JSON.parse(String(contentFiles()["data/site.json"]));
  contentProject({ "data/site.json": JSON.stringify({ ...site, language }) });
  jest.resetModules();
  const { siteWords } = await import("../../src/words/siteWords");
  const { counted, filled } = await import("../../src/words/filled");
  const { direction } = await import("../../src/words/locale.words");
  const { timeInWords } = await import("../../src/build/schemas/projectTime");
  const { dayInWords } = await import("../../src/build/dayInWords");
  return { siteWords, counted, filled, direction, timeInWords, dayInWords };
};

test("a site in German says its words, counts, days and figures in German", async () => {
  const german = await inLanguage("de");
  const { minutes } = german.siteWords.posts;
  expect(german.siteWords.projects.company).toBe("Unternehmen");
  expect(german.counted(minutes, { count: 1 })).toBe("1 Minute Lesezeit");
  expect(german.counted(minutes, { count: 1234 })).toBe("1.234 Minuten Lesezeit");
  expect(german.dayInWords("2024-05-31")).toBe("31. Mai 2024");
  expect(german.timeInWords("2019-03", "present")).toBe("März 2019 – heute");
  expect(german.direction).toBe("ltr");
});

test("a site in Arabic is read from the right, and its digits are those of the owner's years", async () => {
  const arabic = await inLanguage("ar");
  expect(arabic.direction).toBe("rtl");
  const place = arabic.filled(arabic.siteWords.projects.place, { index: 2, count: 7 });
  expect(place).toBe("2 من 7");
  const projects = arabic.filled(arabic.siteWords.summaries.projects, { owner: "AI (2026)" });
  expect(projects).toBe("مشاريع \u2068AI (2026)\u2069");
  const own = arabic.filled(arabic.siteWords.summaries.projects, { owner: "اللغات" });
  expect(own).toBe("مشاريع اللغات");
  expect(arabic.counted(arabic.siteWords.posts.minutes, { count: 3 })).toBe("3 دقائق قراءة");
});

test("a region changes how dates are written, not the words", async () => {
  const american = await inLanguage("en-US");
  expect(american.siteWords.projects.company).toBe("Company");
  expect(american.dayInWords("2024-05-31")).toBe("May 31, 2024");
});

test("what is no language of the site leaves it in English, until the report has told the owner", async () => {
  expect((await inLanguage("fr")).siteWords.projects.company).toBe("Company");
});
