import type { Diagnostic } from "../diagnostics/diagnostic";
import { positionsIn } from "../diagnostics/position";
import { quote } from "../diagnostics/quote";
import { DATA_FOLDER } from "../paths";
import { decodeText, type Remark } from "./decodeText";
import { innermostNode, type JsonPath, keyOffset, repeatedKeys } from "./jsonTree";
import { parseJson } from "./parseJson";
import { readablePaths } from "./readablePath";

/** A data file that is JSON, whatever its content. */
export interface JsonDocument {
  value: unknown;
  /** A diagnostic at the value at the end of `path`, or where the way to it ends. */
  diagnosticAt: (path: JsonPath, sentence: string) => Diagnostic;
  /** A diagnostic at the last key of `path`. */
  diagnosticAtKey: (path: JsonPath, sentence: string) => Diagnostic;
}

export interface ReadDocument {
  /** Undefined when the file is not JSON. */
  document?: JsonDocument;
  /** What is wrong with the encoding, with the syntax, or with repeated keys. */
  diagnostics: Diagnostic[];
}

/** The path of a slice's file from the project's root. */
export const dataFile = (slice: string): string => `${DATA_FOLDER}/${slice}.json`;

/** Reads one data file. It never throws: whatever the bytes are, it says what is wrong with them. */
export function readDocument(slice: string, bytes: Buffer): ReadDocument {
  const { text, readable, remark } = decodeText(bytes);
  const positionAt = positionsIn(text);
  const remarked = ({ offset, sentence }: Remark): Diagnostic => ({
    file: dataFile(slice),
    ...positionAt(offset),
    path: [slice],
    sentence,
  });
  const diagnostics = remark === undefined ? [] : [remarked(remark)];
  if (!readable) return { diagnostics };

  const parsed = parseJson(text);
  if (!parsed.ok) return { diagnostics: [...diagnostics, remarked(parsed.remark)] };

  const { tree, value } = parsed;
  const readablePath = readablePaths(slice, value);
  const locate = (offset: number, path: JsonPath, sentence: string): Diagnostic => ({
    ...remarked({ offset, sentence }),
    path: readablePath(path),
  });
  const repeated = repeatedKeys(tree).map(({ path, offset }) =>
    locate(offset, path, `The key ${quote(path.at(-1))} is here twice. Keep one of them.`),
  );
  return {
    diagnostics: [...diagnostics, ...repeated],
    document: {
      value,
      diagnosticAt: (path, sentence) => locate(innermostNode(tree, path).offset, path, sentence),
      diagnosticAtKey: (path, sentence) => locate(keyOffset(tree, path), path, sentence),
    },
  };
}
