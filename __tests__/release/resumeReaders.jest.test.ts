/** @jest-environment jsdom */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import JSZip from "jszip";
import { factsOfEntries } from "../support/factsOfEntries";

const page = () =>
  new DOMParser().parseFromString(readFileSync("public/resume/index.html", "utf8"), "text/html");

const missingIn = (lines: readonly string[]) =>
  factsOfEntries(page()).filter((text) => !lines.some((line) => line.includes(text)));

test("poppler's pdftotext, which reads by columns, finds each entry's dates beside its employer", () => {
  const text = execFileSync("pdftotext", ["public/alex-example-resume.pdf", "-"], {
    encoding: "utf8",
  });
  expect(missingIn(text.split("\n"))).toEqual([]);
});

test("the Word file has them in one paragraph", async () => {
  const { files } = await JSZip.loadAsync(readFileSync("public/resume.docx"));
  const xml = (await files["word/document.xml"]?.async("text")) ?? "";
  expect(
    missingIn(xml.split("</w:p>").map((paragraph) => paragraph.replace(/<[^>]+>/g, ""))),
  ).toEqual([]);
});
