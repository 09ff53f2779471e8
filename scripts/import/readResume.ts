import fs from "node:fs";
import { parseDocument } from "yaml";
import { formatReport, positionsIn } from "../../src/build/diagnostics/diagnostic";
import { quote } from "../../src/build/diagnostics/quote";
import { type DiagnosticAt, readDocument } from "../../src/build/files/readDocument";
import { decodeText } from "../../src/build/files/textFile";
import { recordOf } from "../../src/build/json";
import { offsetIn } from "../../src/build/markdown/frontMatter";
import { sectionOf } from "./clean";
import { collectRemarks } from "./remarks";
import { readRenderCv } from "./renderCv";

const refuse = (sentence: string) => new Error(`${sentence} Nothing was changed.`);

const readYaml = (file: string, bytes: Buffer) => {
  const { text } = decodeText(bytes);
  const positionAt = positionsIn(text);
  const document = parseDocument(text, { prettyErrors: false, logLevel: "silent" });
  const [error] = document.errors;
  if (error !== undefined) {
    const place = { file, ...positionAt(error.pos[0]) };
    throw refuse(formatReport([{ ...place, sentence: `This is not YAML: ${error.message}.` }]));
  }
  const diagnosticAt: DiagnosticAt = (path, sentence, of) => ({
    ...{ file, sentence },
    ...positionAt(offsetIn(document, path, of)),
  });
  return { value: document.toJS() as unknown, diagnosticAt };
};

const readJson = (file: string, bytes: Buffer) => {
  const { document, diagnostics } = readDocument(file, bytes);
  if (document === undefined) throw refuse(formatReport(diagnostics));
  return document;
};

/** Reads a JSON Resume, in JSON or YAML, or the YAML of RenderCV. An error says why it is neither. */
export const readResume = (file: string) => {
  if (!fs.existsSync(file)) throw refuse(`There is no file ${quote(file)}.`);
  if (!fs.statSync(file).isFile()) throw refuse(`${quote(file)} is a folder. Name the file in it.`);
  const read = /\.ya?ml$/i.test(file) ? readYaml : readJson;
  const { value, diagnosticAt } = read(file, fs.readFileSync(file));
  const { remark, report } = collectRemarks(value, diagnosticAt);
  const { cv, ...resume } = recordOf(value);
  if (cv !== undefined) {
    const { value: lists, placeOf } = readRenderCv(recordOf(cv), remark);
    return {
      value: lists,
      remark: ((path, it) => remark(placeOf(path), it)) as typeof remark,
      report,
    };
  }
  const keys = Object.keys(resume).map(sectionOf);
  if (!keys.includes("basics") && !keys.includes("work")) {
    throw refuse(`${quote(file)} is no JSON Resume: it has neither "basics" nor "work".`);
  }
  return { value: resume, remark, report };
};
