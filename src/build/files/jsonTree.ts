import { getNodePath, type Node } from "jsonc-parser";

/** The way to a value: keys and indexes (from 0) from the outermost value inwards. */
export type JsonPath = readonly (string | number)[];

const keyNode = (property: Node): Node | undefined => property.children?.[0];
const valueNode = (property: Node): Node | undefined => property.children?.[1];

/** The member of `node` with this key or index. Of repeated keys the last one counts, as in JSON.parse. */
function member(node: Node, step: string | number): Node | undefined {
  if (node.type === "array") return typeof step === "number" ? node.children?.[step] : undefined;
  return node.children?.findLast((property) => keyNode(property)?.value === step);
}

/** The node at the end of `path`, or the innermost one on the way to it that exists. */
export function innermostNode(tree: Node, path: JsonPath): Node {
  let node = tree;
  for (const step of path) {
    const next = member(node, step);
    const value = next?.type === "property" ? valueNode(next) : next;
    if (value === undefined) return node;
    node = value;
  }
  return node;
}

/** Where the last key of `path` stands (not its value). */
export function keyOffset(tree: Node, path: JsonPath): number {
  const record = innermostNode(tree, path.slice(0, -1));
  const key = path.at(-1);
  return ((key === undefined ? undefined : member(record, key)) ?? record).offset;
}

/** A key that its record has already had: JSON readers would silently forget the earlier value. */
export interface RepeatedKey {
  path: JsonPath;
  offset: number;
}

/** All repeated keys in reading order. */
export function repeatedKeys(node: Node): RepeatedKey[] {
  if (node.type !== "object") return (node.children ?? []).flatMap(repeatedKeys);
  const seen = new Set<unknown>();
  return (node.children ?? []).flatMap((property) => {
    const key = keyNode(property);
    if (key === undefined) return [];
    const repeated = seen.has(key.value)
      ? [{ path: [...getNodePath(node), String(key.value)], offset: key.offset }]
      : [];
    seen.add(key.value);
    return [...repeated, ...(property.children ?? []).flatMap(repeatedKeys)];
  });
}
