import fc from "fast-check";
import stringWidth from "string-width";
import { plainText } from "../../../src/build/resume/plainText";
import { COLUMNS } from "../../../src/build/resume/wrapped";
import { aJob, anyResume, aProject, aResume, pageOf, squeezed } from "./support";

const linesOf = (resume: Parameters<typeof plainText>[0]) => plainText(resume).split("\n");

test("reads like this", () => {
  const resume = aResume({
    basics: {
      place: "Oslo",
      availability: "Open to work",
      email: "alex@example.com",
      headline: "Quick screens.",
      profiles: [{ network: "GitHub", username: "alex", url: "https://github.example/alex" }],
    },
    work: [
      aJob({
        location: "Bergen",
        time: "Sep 2022 – present",
        highlights: [
          "Took the first page of the shop from four seconds to one on a slow phone, in May.",
          "Wrote the guide.",
        ],
        url: "https://oak.example/",
        projects: [aProject({ keywords: ["React", "SVG"] })],
      }),
    ],
    languages: [
      { language: "English", fluency: "Native speaker" },
      { language: "Spanish", fluency: null },
    ],
  });
  expect(linesOf(resume)).toEqual([
    "Alex Example",
    "Engineer · Oslo",
    "Open to work",
    "",
    "alex@example.com",
    "https://alex.example/",
    "GitHub: https://github.example/alex",
    "",
    "Summary",
    "-------",
    "Quick screens.",
    "",
    "Experience",
    "----------",
    "Engineer",
    "Oak · Bergen",
    "Sep 2022 – present",
    "- Took the first page of the shop from four seconds to one on a slow phone,",
    "  in May.",
    "- Wrote the guide.",
    "https://oak.example/",
    "",
    "  Acorn",
    "  Engineer",
    "  2020",
    "  React, SVG",
    "  https://alex.example/projects/acorn/",
    "",
    "Languages",
    "---------",
    "English – Native speaker",
    "Spanish",
    "",
  ]);
});

test("who said nothing has a name, a profession and an address, and no empty headings", () => {
  expect(plainText(aResume())).toBe("Alex Example\nEngineer\n\nhttps://alex.example/\n");
});

const summaryOf = (summary: string) => {
  const lines = linesOf(aResume({ basics: { summary } }));
  return lines.slice(lines.indexOf("-------") + 1, -1);
};

test("a Japanese text, which has no blanks, is broken at 38 signs, never before what ends a sentence", () => {
  const sentence = "これは見本の文章です。";
  const lines = summaryOf(sentence.repeat(12));
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.join("")).toBe(sentence.repeat(12));
  for (const line of lines) {
    expect([...line].length).toBeLessThanOrEqual(38);
    expect(line).not.toMatch(/^。/);
  }
});

test("a Korean text is broken between its words", () => {
  const lines = summaryOf("안녕하세요 ".repeat(20).trim());
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line).toMatch(/^안녕하세요( 안녕하세요)*$/);
});

test("a long address has a line to itself and is not broken, whatever its letters", () => {
  const address = `https://example.com/${"見本".repeat(30)}`;
  expect(summaryOf(`See ${address} for more`)).toEqual(["See", address, "for more"]);
});

test("lines of the owner's own and control characters are blanks like others", () => {
  expect(summaryOf("One\r\ntwo\u2028three\u001b[31m four")).toEqual(["One two three [31m four"]);
});

/** What stands before a line's own words: a highlight's mark, or that of who said something. */
const MARKS = /^ *[-–]? */;

test("no line is wider than 76 columns unless it is one word that nothing may break", () => {
  fc.assert(
    fc.property(anyResume, (resume) => {
      const isTooWide = (line: string) => stringWidth(line) > COLUMNS;
      for (const line of linesOf(resume).filter(isTooWide)) {
        expect(line.replace(MARKS, "")).not.toContain(" ");
      }
    }),
  );
});

test("all that the page says is in it, in the order of the page", () => {
  fc.assert(
    fc.property(anyResume, (resume) => {
      const text = squeezed(plainText(resume));
      let from = 0;
      for (const said of pageOf(resume).texts.map(squeezed)) {
        const found = text.indexOf(said, from);
        if (found === -1) throw new Error(`${said} is not in what follows ${text.slice(0, from)}`);
        from = found + said.length;
      }
    }),
  );
});
