import fs from "node:fs";
import path from "node:path";
import type { Diagnostic } from "../../src/build/diagnostics/diagnostic";
import { positionsIn } from "../../src/build/diagnostics/diagnostic";
import { quote } from "../../src/build/diagnostics/quote";
import { parseJson } from "../../src/build/files/parseJson";
import { innermostNode, readablePaths } from "../../src/build/files/readDocument";
import { decodeText, type Remark as TextRemark } from "../../src/build/files/textFile";
import { itemsOf, recordOf } from "../../src/build/record";
import type { Remark } from "./part";

export interface ResumeFile {
  readonly value: unknown;
  /** A remark with its place in the file. */
  locate(remark: Remark): Diagnostic;
}

const LISTS = [
  "work",
  "education",
  "volunteer",
  "awards",
  "certificates",
  "publications",
  "skills",
  "languages",
  "interests",
  "references",
  "projects",
];

/** No part of a résumé must be there, so one that is will do. */
const isResume = (value: unknown): boolean => {
  const record = recordOf(value);
  return (
    Object.keys(recordOf(record.basics)).length > 0 ||
    LISTS.some((list) => itemsOf(record[list]).length > 0)
  );
};

const readBytes = (file: string): Buffer => {
  try {
    return fs.readFileSync(file);
  } catch {
    throw new Error(`There is no file ${quote(file)} that can be read. Nothing was changed.`);
  }
};

/** Reads a JSON Resume; an error says in one sentence why it is none. */
export const readResume = (file: string): ResumeFile => {
  const { text, readable, remark } = decodeText(readBytes(file));
  const positionAt = positionsIn(text);
  const faultAt = ({ offset, sentence }: TextRemark): Error => {
    const { line, column } = positionAt(offset);
    return new Error(`${file}:${line}:${column}  ${sentence} Nothing was changed.`);
  };
  // A byte-order mark, of which there is a remark, too, does no harm here.
  if (!readable && remark) throw faultAt(remark);
  const parsed = parseJson(text);
  if (!parsed.ok) throw faultAt(parsed.remark);
  const { value, tree } = parsed;
  if (!isResume(value)) {
    throw new Error(
      `${quote(file)} is no JSON Resume: it has neither "basics" nor "work". Nothing was changed.`,
    );
  }
  const readablePath = readablePaths(path.basename(file, ".json"), value);
  return {
    value,
    locate: ({ path: place, sentence }) => ({
      file,
      ...positionAt(innermostNode(tree, place).offset),
      path: readablePath(place),
      sentence,
    }),
  };
};
