import fs from "node:fs";
import path from "node:path";
import { diagnosticsIn, formatReport, quote } from "../../src/content/diagnostics";
import { type DiagnosticAt, type JsonPath, readDocument } from "../../src/content/json";
import { parseFrontMatter } from "../../src/content/markdown";
import { recordOf } from "../../src/lib/unknownValue";
import { sectionOf } from "./clean";
import { LISTS } from "./convertResume";
import { readRenderCv } from "./renderCv";
import { collectWarnings, type Values } from "./warnings";

const MARK = "---\n";

const refuse = (message: string) => new Error(`${message} Nothing was changed.`);

/** YAML is what front matter is, between two lines. */
const readYaml = (file: string, bytes: Buffer) => {
  // A line that begins or ends a document would end the front matter. Comments are as long.
  const text = bytes.toString("utf8").replace(/^(?:---|\.\.\.)(?=\s)/gm, "#--");
  const locate = diagnosticsIn(file, text);
  const at = (offset: number, message: string) =>
    locate(offset - MARK.length, message.replace("front matter", "YAML"));
  const { diagnostic, value, offsetOf } = parseFrontMatter(`${MARK}${text}\n${MARK}`, at);
  if (diagnostic) throw refuse(formatReport([diagnostic]));
  const diagnosticAt: DiagnosticAt = (path, message, of) => at(offsetOf(path, of), message);
  return { value, diagnosticAt };
};

const FORMATS = "The import reads JSON Resume (.json or .yaml) and RenderCV's YAML (.yaml).";

const readJson = (file: string, bytes: Buffer) => {
  const { document, diagnostics } = readDocument(file, bytes);
  if (document === undefined)
    throw refuse(
      /\.json$/i.test(file) ? formatReport(diagnostics) : `${quote(file)} is no résumé. ${FORMATS}`,
    );
  return document;
};

/** A list of a résumé that is a record: FRESH and Reactive Resume have a list in it, which would be lost. */
const recordInPlaceOfList = (resume: Values): JsonPath | undefined => {
  const isRecord = (it: unknown) => typeof it === "object" && it !== null && !Array.isArray(it);
  const key = Object.keys(resume).find(
    (it) => [...LISTS, "sections"].includes(sectionOf(it)) && isRecord(resume[it]),
  );
  if (key !== undefined) return [key];
  return isRecord(recordOf(resume.basics).profiles) ? ["basics", "profiles"] : undefined;
};

/** Keys of RenderCV's file about its own pages. */
const NOT_IN_CV = ["design", "locale", "settings", "rendercv_settings"];

/** Reads a JSON Resume, in JSON or YAML, or the YAML of RenderCV. An error says why it is neither. */
export const readResume = (file: string) => {
  if (!fs.existsSync(file)) throw refuse(`There is no file ${quote(file)}.`);
  if (!fs.statSync(file).isFile()) throw refuse(`${quote(file)} is a folder. Name the file in it.`);
  const read = /\.ya?ml$/i.test(file) ? readYaml : readJson;
  const { value, diagnosticAt } = read(file, fs.readFileSync(file));
  const { warn, report } = collectWarnings(value, diagnosticAt);
  const { cv, ...resume } = recordOf(value);
  if (cv !== undefined) {
    for (const key of Object.keys(resume))
      if (!NOT_IN_CV.includes(key))
        warn([key], `${quote(key)} was left out: RenderCV has it inside "cv".`);
    const { value: lists, placeOf } = readRenderCv(recordOf(cv), warn);
    return {
      value: lists,
      warn: ((path, it) => warn(placeOf(path), it)) as typeof warn,
      report,
    };
  }
  const isFresh = /^FRESH/.test(String(recordOf(resume.meta).format));
  if (isFresh || recordOf(resume.employment).history !== undefined)
    throw refuse(
      `${quote(file)} is FRESH. Convert it to JSON Resume first: npx hackmyresume convert ${path.basename(file)} TO resume.json`,
    );
  const place = recordInPlaceOfList(resume);
  if (place !== undefined) {
    const message = `${quote(place.at(-1))} is a record in {curly brackets}. In a JSON Resume it is a list in [square brackets]: https://jsonresume.org/schema has an example.`;
    throw refuse(`${formatReport([diagnosticAt(place, message)])}\n\n${FORMATS}`);
  }
  const keys = Object.keys(resume).map(sectionOf);
  if (!keys.includes("basics") && !keys.includes("work")) {
    throw refuse(
      `${quote(file)} is no JSON Resume: it has neither "basics" nor "work". ${FORMATS}`,
    );
  }
  return { value: resume, warn, report };
};
