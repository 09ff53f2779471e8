import { findNodeAtLocation, type Node } from "jsonc-parser";
import { type Diagnostic, diagnosticsIn, quote, textError } from "../diagnostics";
import { DATA_FOLDER } from "../files";
import { parseJson } from "./parseJson";

/** The way to a value: keys and indexes (from 0) from the outermost value inwards. */
export type JsonPath = readonly (string | number)[];

/** An error at the value at the end of `path`, or at its last key; where there is none, as far as the way leads. */
export type DiagnosticAt = (path: JsonPath, message: string, of?: "value" | "key") => Diagnostic;

/** A data file that is JSON, whatever its content. */
export interface JsonDocument {
  value: unknown;
  diagnosticAt: DiagnosticAt;
}

/** The path of a collection's file from the project's root. */
export const dataFile = (collection: string): string => `${DATA_FOLDER}/${collection}.json`;

/** Reads a file: its errors, and if it is JSON, a document. It never throws: any bytes get a diagnostic. */
export function readDocument(file: string, bytes: Buffer) {
  const unreadable = textError(file, bytes);
  if (unreadable) return { diagnostics: [unreadable] };
  const text = bytes.toString("utf8");
  const locate = diagnosticsIn(file, text);
  const parsed = parseJson(text, locate);
  if (!parsed.ok) return { diagnostics: [parsed.diagnostic] };

  const { tree, value } = parsed;
  const diagnosticAt: DiagnosticAt = (path, message, of) => {
    const node = innermostNode(tree, path);
    const isKey = of === "key" && node === findNodeAtLocation(tree, [...path]);
    return locate(((isKey && node.parent) || node).offset, message);
  };
  return {
    diagnostics: repeatedKeys(tree).map((key) =>
      locate(key.offset, `The key ${quote(key.value)} is here twice. Keep one of them.`),
    ),
    document: { value, diagnosticAt },
  };
}

/** The node at the end of `path`, or the innermost one on the way to it that exists. */
const innermostNode = (tree: Node, path: JsonPath): Node =>
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
