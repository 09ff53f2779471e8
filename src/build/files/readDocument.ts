import type { Mistake } from "../mistakes/mistake";
import { positionsIn } from "../mistakes/position";
import { quote } from "../mistakes/quote";
import { DATA_FOLDER } from "../paths";
import { decodeText, type Remark } from "./decodeText";
import { innermostNode, type JsonPath, keyOffset, repeatedKeys } from "./jsonTree";
import { parseJson } from "./parseJson";
import { readablePaths } from "./readablePath";

/** A data file that is JSON, whatever its content. */
export interface JsonDocument {
  value: unknown;
  /** A mistake at the value at the end of `path`, or where the way to it ends. */
  mistakeAt: (path: JsonPath, sentence: string) => Mistake;
  /** A mistake at the last key of `path`. */
  mistakeAtKey: (path: JsonPath, sentence: string) => Mistake;
}

export interface ReadDocument {
  /** Undefined when the file is not JSON. */
  document?: JsonDocument;
  /** What is wrong with the encoding, with the syntax, or with repeated keys. */
  mistakes: Mistake[];
}

/** The path of a slice's file from the project's root. */
export const dataFile = (slice: string): string => `${DATA_FOLDER}/${slice}.json`;

/** Reads one data file. It never throws: whatever the bytes are, it says what is wrong with them. */
export function readDocument(slice: string, bytes: Buffer): ReadDocument {
  const { text, readable, remark } = decodeText(bytes);
  const positionAt = positionsIn(text);
  const remarked = ({ offset, sentence }: Remark): Mistake => ({
    file: dataFile(slice),
    ...positionAt(offset),
    path: [slice],
    sentence,
  });
  const mistakes = remark === undefined ? [] : [remarked(remark)];
  if (!readable) return { mistakes };

  const parsed = parseJson(text);
  if (!parsed.ok) return { mistakes: [...mistakes, remarked(parsed.remark)] };

  const { tree, value } = parsed;
  const readablePath = readablePaths(slice, value);
  const locate = (offset: number, path: JsonPath, sentence: string): Mistake => ({
    ...remarked({ offset, sentence }),
    path: readablePath(path),
  });
  const repeated = repeatedKeys(tree).map(({ path, offset }) =>
    locate(offset, path, `The key ${quote(path.at(-1))} is here twice. Keep one of them.`),
  );
  return {
    mistakes: [...mistakes, ...repeated],
    document: {
      value,
      mistakeAt: (path, sentence) => locate(innermostNode(tree, path).offset, path, sentence),
      mistakeAtKey: (path, sentence) => locate(keyOffset(tree, path), path, sentence),
    },
  };
}
