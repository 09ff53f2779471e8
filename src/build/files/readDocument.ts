import { findNodeAtLocation, getNodePath, type Node } from "jsonc-parser";
import { type Diagnostic, positionsIn } from "../diagnostics/diagnostic";
import { quote, unquoted } from "../diagnostics/quote";
import { DATA_FOLDER } from "../paths";
import { itemsOf, recordOf } from "../record";
import { parseJson } from "./parseJson";
import { decodeText, type Remark } from "./textFile";

/** The way to a value: keys and indexes (from 0) from the outermost value inwards. */
export type JsonPath = readonly (string | number)[];

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
  /** Errors of encoding and syntax, and repeated keys. */
  diagnostics: Diagnostic[];
}

/** The path of a collection's file from the project's root. */
export const dataFile = (collection: string): string => `${DATA_FOLDER}/${collection}.json`;

/** Reads one data file. It never throws: any bytes get a diagnostic. */
export function readDocument(collection: string, bytes: Buffer): ReadDocument {
  const { text, readable, remark } = decodeText(bytes);
  const positionAt = positionsIn(text);
  const locate = ({ offset, sentence }: Remark, path = [collection]): Diagnostic => ({
    file: dataFile(collection),
    ...positionAt(offset),
    path,
    sentence,
  });
  const diagnostics = remark === undefined ? [] : [locate(remark)];
  if (!readable) return { diagnostics };
  const parsed = parseJson(text);
  if (!parsed.ok) return { diagnostics: [...diagnostics, locate(parsed.remark)] };

  const { tree, value } = parsed;
  const readablePath = readablePaths(collection, value);
  const at = ({ offset }: Node, path: JsonPath, sentence: string) =>
    locate({ offset, sentence }, readablePath(path));
  const repeated = repeatedKeys(tree).map((key) =>
    at(key, getNodePath(key), `The key ${quote(key.value)} is here twice. Keep one of them.`),
  );
  return {
    diagnostics: [...diagnostics, ...repeated],
    document: {
      value,
      diagnosticAt: (path, sentence) => at(innermostNode(tree, path), path, sentence),
      diagnosticAtKey: (path, sentence) => {
        const found = findNodeAtLocation(tree, [...path]);
        return at(found?.parent ?? innermostNode(tree, path), path, sentence);
      },
    },
  };
}

/** The node at the end of `path`, or the innermost one on the way to it that exists. */
export const innermostNode = (tree: Node, path: JsonPath): Node =>
  findNodeAtLocation(tree, [...path]) ??
  (path.length === 0 ? tree : innermostNode(tree, path.slice(0, -1)));

/** Repeated keys of a record: JSON readers silently drop the earlier value. */
function repeatedKeys({ type, children = [] }: Node): Node[] {
  const keys =
    type === "object" ? children.flatMap((property) => property.children?.[0] ?? []) : [];
  const values = keys.map(({ value }) => value);
  const repeated = keys.filter(({ value }, index) => values.indexOf(value) < index);
  return [...repeated, ...children.flatMap(repeatedKeys)];
}

const NAMING_KEYS = ["heading", "name", "title"];

/** The heading, name or title of an item. */
function nameOf(item: unknown): string | undefined {
  const record = recordOf(item);
  const name = NAMING_KEYS.map((key) => record[key]).find((value) => typeof value === "string");
  return typeof name === "string" && name.trim() !== "" ? name : undefined;
}

/**
 * Makes the path to a value readable: `interests → AI → topics → 2 → seniority`. Items of the file's own list go by their heading,
 * name or title, others by their number from 1.
 */
export const readablePaths =
  (collection: string, value: unknown) =>
  (path: JsonPath): string[] => [
    collection,
    ...path.map((step, depth) => {
      if (typeof step === "string") return unquoted(step);
      const name = depth === 0 ? nameOf(itemsOf(value)[step]) : undefined;
      return unquoted(name ?? String(step + 1));
    }),
  ];
