import { directionOf } from "../../src/content/schema";
import { dataWith } from "../support/contentFiles";
import { contentProject } from "../support/contentProject";

// Other unit tests are in English.
jest.mock("../../src/words/siteLanguage", () =>
  jest.requireActual("../../src/words/siteLanguage.ts"),
);

afterEach(() => jest.resetModules());

/** The words and formats of a build of a site in this language. */
const inLanguage = async (language: string) => {
  contentProject({ "data/site.json": dataWith("site", { language }) });
  jest.resetModules();
  const { words: siteWords } = await import("../../src/words/words");
  const { counted, filled } = await import("../../src/words/filled");
  const { direction } = await import("../../src/words/locale");
  const { dayInWords, timeInWords } = await import("../../src/content/dates");
  return { siteWords, counted, filled, direction, timeInWords, dayInWords };
};

test.each([
  ["en", "31 May 2024", "Mar 2019 – present", "3 results", "ltr"],
  ["en-US", "May 31, 2024", "Mar 2019 – present", "3 results", "ltr"],
  ["de", "31. Mai 2024", "März 2019 – heute", "3 Ergebnisse", "ltr"],
  ["ar", "31 مايو 2024", "مارس 2019 – حتى الآن", "3 نتائج", "rtl"],
])("a site in %s writes days, times and counts in its language", async (language, ...written) => {
  const { siteWords, counted, direction, timeInWords, dayInWords } = await inLanguage(language);
  expect([
    dayInWords("2024-05-31"),
    timeInWords("2019-03", "present"),
    counted(siteWords.search.found, { count: 3 }),
    direction,
  ]).toEqual(written);
});

test("numbers are grouped as in the site's language", async () => {
  const { siteWords, counted } = await inLanguage("de");
  expect(counted(siteWords.search.found, { count: 1234 })).toMatch(/^1\.234 /);
});

test("a left-to-right name keeps its order inside an Arabic sentence", async () => {
  const { siteWords, filled } = await inLanguage("ar");
  expect(filled(siteWords.summaries.projects, { owner: "AI (2026)" })).toContain(
    "\u2068AI (2026)\u2069",
  );
});

test("a language without words leaves the site in English", async () => {
  expect((await inLanguage("la")).siteWords.projects.company).toBe("Company");
});

test.each([
  ["2019", undefined, "2019"],
  ["2019", "2019", "2019"],
  ["2018", "2020", "2018–2020"],
  ["1999-12", "2000-01", "Dec 1999 – Jan 2000"],
  ["2018", "2020-09", "2018 – Sep 2020"],
])("the time from %s to %s is written as %s", async (start, end, words) => {
  expect((await inLanguage("en")).timeInWords(start, end)).toBe(words);
});

test.each([
  ["ja", "ltr"],
  ["he-IL", "rtl"],
  ["fa", "rtl"],
  ["az", "ltr"],
  ["az-Arab", "rtl"],
])("%s is written %s", (tag, direction) => {
  expect(directionOf(tag)).toBe(direction);
});
