import { anEntry, PICTURE } from "../../support/contentFiles";
import { type Files, removeContentProject, reportOn } from "../../support/contentProject";

afterEach(removeContentProject);

const FILES: Files = {
  "static/talks/élan 1.pdf": "%PDF",
  "static/demo/index.html": "<!doctype html>",
  "data/trees/oak.png": PICTURE,
};

/** One project with a line of its own, the fourth. Without a year of its own it needs a start. */
const project = (line: string, year: string | null): Files => {
  const basics = JSON.stringify({
    ...(year !== null && { year: anEntry(year) }),
    company: anEntry("Lifebit"),
    role: anEntry("Engineer"),
  });
  return {
    ...FILES,
    "data/projects.json": `[\n  {\n    "name": "Avocado",\n    ${line},\n    "basics": ${basics}\n  }\n]\n`,
    "data/general.json": '{ "heading": "Hello", "paragraphs": [] }',
  };
};

const link = (url: string) => `"links": [{ "label": "More", "url": "${url}" }]`;
const picture = (file: string) => `"pictures": [{ "file": "${file}", "alt": "A tree." }]`;

test.each<[string, string | null]>([
  ['"start": "1962"', null],
  ['"start": "2019-03", "end": "present"', null],
  ['"start": "2019", "end": "2019-03"', null],
  ['"start": "2019-03", "end": "2019"', null],
  ['"start": "2018-03", "end": "2020"', "2018–2020"],
  [link("https://example.com/a?b=c#d"), "2020"],
  [link("mailto:alex@example.com?subject=Hello"), "2020"],
  [link("/talks/%C3%A9lan%201.pdf#page=2"), "2020"],
  [link("/demo/"), "2020"],
  [picture("trees/oak.png"), "2020"],
  ['"decisions": "One."', "2020"],
  ['"decisions": ["One.", "Two."]', "2020"],
])("a project may have %s beside the year %j", async (line, year) => {
  expect(await reportOn(project(line, year))).toBe("");
});

const nextYear = new Date().getFullYear() + 1;

test.each<[string, string, string, string | null]>([
  ["4:14", '"start": "2018-13"', "is not a year from 1900 to", null],
  ["4:14", '"start": "1899"', "is not a year from 1900 to", null],
  ["4:14", `"start": "${nextYear}"`, "is not a year from 1900 to", null],
  ["4:14", '"start": "present"', "is not a year from 1900 to", null],
  ["4:29", '"start": "2018", "end": "now"', 'nor "present"', null],
  ["4:29", '"start": "2019", "end": "2018-12"', 'is before the start, "2019"', null],
  ["4:32", '"start": "2019-03", "end": "2019-02"', 'is before the start, "2019-03"', null],
  ["4:12", '"end": "2018"', 'There is an "end" without a "start"', "2018"],
  ["4:41", link("/talks/other.pdf"), 'There is no file "/talks/other.pdf"', "2020"],
  ["4:41", link("/talks"), 'There is no file "/talks"', "2020"],
  ["4:41", link("/talks/Élan%201.pdf"), 'Did you mean "/talks/élan%201.pdf"?', "2020"],
  ["4:41", link("javascript:alert(1)"), "is neither an address that begins with", "2020"],
  ["4:41", link("http://example.com"), 'Did you mean "https://example.com"?', "2020"],
  ["4:15", '"links": [{ "url": "https://example.com" }]', '"label" is missing', "2020"],
  ["4:28", picture("../oak.png"), "is not a picture's path inside data/", "2020"],
  ["4:28", picture("trees/elm.png"), 'There is no file "trees/elm.png"', "2020"],
  ["4:18", '"decisions": 12', "or a list of texts", "2020"],
  ["4:27", '"decisions": ["One.", " "]', "This text is empty", "2020"],
  ["4:16", '"problem": ["One."]', "This is a list", "2020"],
])("an error at %s of a project is reported: %s", async (place, line, phrase, year) => {
  const report = await reportOn(project(line, year));
  expect(report).toContain(`data/projects.json:${place}  `);
  expect(report).toContain(phrase);
  expect(report).toMatch(/\n1 error in 1 file\.$/);
});
