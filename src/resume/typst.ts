import { readFileSync } from "node:fs";
import path from "node:path";
import type { NodeCompiler, NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { projectRoot } from "../content/files";
import type { PaperFont } from "./paperFonts";

const PACKAGE = "@myriaddreamin/typst-ts-node-compiler";

/** A part of the package is a program for this machine, which npm may not have installed. */
const loadTypst = (): typeof import("@myriaddreamin/typst-ts-node-compiler") | undefined => {
  try {
    return require("@myriaddreamin/typst-ts-node-compiler");
  } catch {
    return undefined;
  }
};

/** Whether this machine can make a PDF: pages link to it before it is made. */
export const canMakePdf = (): boolean => loadTypst() !== undefined;

export const NO_TYPST = `The résumé has no PDF, because ${PACKAGE} does not run on this machine (${process.platform}, ${process.arch}): run npm ci without --omit=optional, or build on another machine.`;

export interface TypstFile {
  readonly pdf: Buffer;
  readonly pages: number;
  /** Each entry's name with the page on which it ends. */
  readonly entries: readonly { readonly name: string; readonly page: number }[];
  /** The reason for which it is no PDF/UA-1. */
  readonly refusal: string | undefined;
}

const asPdf = (compiler: NodeCompiler, document: NodeTypstDocument) => {
  try {
    return { pdf: compiler.pdf(document, { pdfStandard: "ua-1" }), refusal: undefined };
  } catch (error) {
    // That standard refuses a whole file for one letter that no font has.
    return { pdf: compiler.pdf(document, { pdfStandard: "1.7" }), refusal: String(error) };
  }
};

/** Compiles `resume.typ` with these fonts and no others; undefined if Typst does not run on this machine. */
export const prepareTypst = (fonts: readonly PaperFont[]) => {
  const fontArgs = [{ fontBlobs: fonts.map(({ bytes }) => bytes) }];
  const compiler = loadTypst()?.NodeCompiler.create({ fontArgs });
  const template = path.join(projectRoot(), "src/resume/resume.typ");
  return (
    compiler &&
    ((resume: object, look: object): TypstFile => {
      const inputs = { resume: JSON.stringify(resume), look: JSON.stringify(look) };
      const mainFileContent = readFileSync(template, "utf8");
      const compiled = compiler.compile({ mainFileContent, inputs });
      const document = compiled.result;
      const errors = compiled.takeError();
      if (document === null)
        throw new Error(JSON.stringify(errors && compiler.fetchDiagnostics(errors)));
      const entries = compiler.query(document, { selector: "<entry>", field: "value" });
      return { ...asPdf(compiler, document), pages: document.numOfPages, entries };
    })
  );
};
