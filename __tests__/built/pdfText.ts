import { readFileSync } from "node:fs";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Letters and symbols in their order: line breaks and spaces between columns depend on the paper. */
const letters = (text: string) =>
  text.normalize("NFKC").replace(/[\s\u00AD\u200B-\u200F\u2060]/g, "");

/** A résumé's PDF as a program reads it, without the pages' numbers. */
export interface ReadPdf {
  readonly lines: readonly string[];
  readonly info: Readonly<Record<string, unknown>>;
  readonly isTagged: boolean;
}

const readResumePdf = async (bytes: Buffer): Promise<ReadPdf> => {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items
      .map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : ""))
      .join("");
    const ofPage = text.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
    lines.push(
      ...ofPage.filter((line) => line !== "" && letters(line) !== `${number}/${document.numPages}`),
    );
  }
  const { info } = await document.getMetadata();
  const isTagged = (await document.getMarkInfo())?.Marked === true;
  return { lines, info: { ...info }, isTagged };
};

/** Prints what a program reads in PDF files, each as a line of JSON. pdf.js is an ES module, which Jest can't load. */
const print = async (files: readonly string[]) => {
  for (const file of files) console.log(JSON.stringify(await readResumePdf(readFileSync(file))));
};

print(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
