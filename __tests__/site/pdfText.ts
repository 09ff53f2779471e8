import { readFileSync } from "node:fs";
import { readResumePdf } from "../support/readResumePdf";

/** Prints what a program reads in a PDF file, as JSON. pdf.js is an ES module, which Jest can't load. */
const print = async (file: string) => {
  console.log(JSON.stringify(await readResumePdf(readFileSync(file))));
};

print(process.argv[2] ?? "").catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
