import { readFileSync } from "node:fs";
import { readResumePdf } from "../support/readResumePdf";

/** Prints what a program reads in PDF files, each as a line of JSON. pdf.js is an ES module, which Jest can't load. */
const print = async (files: readonly string[]) => {
  for (const file of files) console.log(JSON.stringify(await readResumePdf(readFileSync(file))));
};

print(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
