/** @jest-environment jsdom */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { factsOfEntries } from "../support/factsOfEntries";
import { readWord } from "../support/readWord";

const LANGUAGES = [
  { page: "public/resume/", pdf: "public/alex-example-resume.pdf", word: "public/resume.docx" },
  {
    page: "public/resume/de/",
    pdf: "public/resume/de/alex-example-resume-de.pdf",
    word: "public/resume/de/resume.docx",
  },
];

const missingIn = (page: string, lines: readonly string[]) => {
  const html = readFileSync(`${page}index.html`, "utf8");
  return factsOfEntries(new DOMParser().parseFromString(html, "text/html")).filter(
    (text) => !lines.some((line) => line.includes(text)),
  );
};

test.each(LANGUAGES)(
  "poppler's pdftotext, which reads by columns, finds each entry's dates beside its employer in $pdf",
  ({ page, pdf }) => {
    const text = execFileSync("pdftotext", [pdf, "-"], { encoding: "utf8" });
    expect(missingIn(page, text.split("\n"))).toEqual([]);
  },
);

test.each(LANGUAGES)("$word has them in one paragraph", async ({ page, word }) => {
  const { paragraphs } = await readWord(readFileSync(word));
  expect(missingIn(page, paragraphs)).toEqual([]);
});
