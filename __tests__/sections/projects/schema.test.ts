import { anEntry, PICTURE } from "../../support/contentFiles";
import { type Files, removeContentProject, reportOn } from "../../support/contentProject";

afterEach(removeContentProject);

const thisYear = new Date().getFullYear();

/** One project with a line of its own, the fourth, and its facts in the fifth. */
const project = (line: string, year: string | null = null): Files => {
  const basics = JSON.stringify({
    ...(year !== null && { year: anEntry(year) }),
    company: anEntry("Lifebit"),
    role: anEntry("Engineer"),
  });
  return {
    "data/projects.json": `[\n  {\n    "name": "Avocado",\n    ${line},\n    "basics": ${basics}\n  }\n]\n`,
    "data/general.json": '{ "heading": "Hello", "paragraphs": [] }',
  };
};

const reported = (place: string, sentence: string): string =>
  `data/projects.json:${place}\n  ${sentence}\n\n1 mistake in 1 file.`;

describe("when a project was", () => {
  test.each([
    ['"start": "1962"', null],
    ['"start": "2019-03", "end": "present"', null],
    ['"start": "2019", "end": "2019-03"', null],
    ['"start": "2019-03", "end": "2019"', null],
    ['"start": "2019-03", "end": "2019-03"', null],
    ['"start": "2018-03", "end": "2020"', "2018–2020"],
    ['"start": "2018"', "2018"],
    ['"start": "2018", "end": "present"', "2018–2020"],
  ])("%s beside the year %j is accepted", async (line, year) => {
    expect(await reportOn(project(line, year))).toBe("");
  });

  test.each([
    "18",
    "2018-3",
    "2018-13",
    "2018-00",
    "March 2018",
    "1899",
    `${thisYear + 1}`,
    "present",
    "",
  ])("%j is no start", async (start) => {
    expect(await reportOn(project(`"start": "${start}"`))).toBe(
      reported(
        "4:14  projects → Avocado → start",
        `"${start}" is not a year from 1900 to ${thisYear}, such as "2018", nor a month, such as "2018-03".`,
      ),
    );
  });

  test("nor is any word an end", async () => {
    expect(await reportOn(project('"start": "2018", "end": "now"'))).toBe(
      reported(
        "4:29  projects → Avocado → end",
        `"now" is not a year from 1900 to ${thisYear}, such as "2018", nor a month, such as "2018-03", nor "present".`,
      ),
    );
  });

  test.each([
    ["2019", "2018", "4:29"],
    ["2019", "2018-12", "4:29"],
    ["2019-03", "2019-02", "4:32"],
    ["2019-01", "2018", "4:32"],
  ])("an end before its start is a mistake: from %s to %s", async (start, end, place) => {
    expect(await reportOn(project(`"start": "${start}", "end": "${end}"`))).toBe(
      reported(`${place}  projects → Avocado → end`, `"${end}" is before the start, "${start}".`),
    );
  });

  test("an end without a start is a mistake", async () => {
    expect(await reportOn(project('"end": "2018"', "2018"))).toBe(
      reported("4:12  projects → Avocado → end", 'There is an "end" without a "start". Write one.'),
    );
  });

  test("a year that says something else is a mistake", async () => {
    expect(await reportOn(project('"start": "2018-03", "end": "2020"', "2018–2019"))).toBe(
      reported(
        "5:48  projects → Avocado → basics → year → content",
        '"2018–2019" disagrees: "start" and "end" say Mar 2018 – 2020. Make them agree, or leave "year" out.',
      ),
    );
  });

  test("without a start the year is needed", async () => {
    expect(await reportOn(project('"links": []'))).toBe(
      reported(
        "5:15  projects → Avocado → basics → year",
        '"year" is missing. It should hold when it was.',
      ),
    );
  });
});

describe("a project's link", () => {
  const link = (url: string) => project(`"links": [{ "label": "More", "url": "${url}" }]`, "2020");
  const place = "4:41  projects → Avocado → links → 1 → url";
  const files = { "static/talks/élan 1.pdf": "%PDF", "static/demo/index.html": "<!doctype html>" };

  test.each([
    "https://example.com/a?b=c#d",
    "mailto:alex@example.com?subject=Hello",
    "/talks/élan%201.pdf",
    "/talks/%C3%A9lan%201.pdf#page=2",
    "/demo/",
  ])("%s is accepted", async (url) => {
    expect(await reportOn({ ...link(url), ...files })).toBe("");
  });

  test.each(["/talks/other.pdf", "/talks", "/demo", "/talks/%"])(
    "%s is no file in static/",
    async (url) => {
      expect(await reportOn({ ...link(url), ...files })).toBe(
        reported(place, `There is no file "${url}".`),
      );
    },
  );

  test("to a file that is called a little differently names that one", async () => {
    expect(await reportOn({ ...link("/talks/Élan%201.pdf"), ...files })).toBe(
      reported(
        place,
        'There is no file "/talks/Élan%201.pdf". Did you mean "/talks/élan%201.pdf"?',
      ),
    );
  });

  test.each([
    ["javascript:alert(1)", ""],
    ["http://example.com", ' Did you mean "https://example.com"?'],
    ["//example.com", ' Did you mean "https://example.com"?'],
    ["talk.pdf", ""],
  ])("%s is refused", async (url, hint) => {
    expect(await reportOn(link(url))).toBe(
      reported(
        place,
        `"${url}" is neither an address that begins with https:// or mailto: nor a file in static/, such as "/talk.pdf".${hint}`,
      ),
    );
  });

  test("without words is refused", async () => {
    expect(await reportOn(project('"links": [{ "url": "https://example.com" }]', "2020"))).toBe(
      reported(
        "4:15  projects → Avocado → links → 1 → label",
        '"label" is missing. It should hold the link\'s words.',
      ),
    );
  });
});

describe("a project's picture", () => {
  const picture = (file: string) =>
    project(`"pictures": [{ "file": "${file}", "alt": "A tree." }]`, "2020");
  const place = "4:28  projects → Avocado → pictures → 1 → file";
  const oak = picture("trees/oak.png");

  test("is inside data/", async () => {
    expect(await reportOn({ ...oak, "data/trees/oak.png": PICTURE })).toBe("");
    expect(await reportOn(picture("../oak.png"))).toBe(
      reported(
        place,
        '"../oak.png" is not a picture\'s path inside data/, such as "pictures/home.png".',
      ),
    );
  });

  test("is there, and is a picture", async () => {
    expect(await reportOn(oak)).toBe(reported(place, 'There is no file "trees/oak.png".'));
    expect(await reportOn({ ...oak, "data/trees/oak.png": "oak" })).toContain(place);
  });
});

describe("a project's story", () => {
  test.each(['"One."', '["One.", "Two."]', "[]"])("decisions may be %s", async (decisions) => {
    expect(await reportOn(project(`"decisions": ${decisions}`, "2020"))).toBe("");
  });

  test.each([
    [
      '"decisions": 12',
      "4:18  projects → Avocado → decisions",
      'This should be a text in "double quotes", or a list of texts.',
    ],
    [
      '"decisions": ["One.", " "]',
      "4:27  projects → Avocado → decisions → 2",
      "This text is empty. It should hold a text.",
    ],
    [
      '"decisions": ""',
      "4:18  projects → Avocado → decisions",
      "This text is empty. It should hold what you decided, and why.",
    ],
    [
      '"problem": ["One."]',
      "4:16  projects → Avocado → problem",
      'This is a list; it should be a text in "double quotes".',
    ],
  ])("%s is refused", async (line, place, sentence) => {
    expect(await reportOn(project(line, "2020"))).toBe(reported(place, sentence));
  });
});
