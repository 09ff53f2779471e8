import { isSliceName, SLICES } from "./slices";

/** Names the nodes that gatsby-transformer-json makes from a file of the checked content. */
export function contentTypeName({ node }: { node: { name?: unknown } }): string {
  const { name } = node;
  if (typeof name === "string" && isSliceName(name)) return SLICES[name].type;
  throw new Error(`No content slice is called ${JSON.stringify(name)}.`);
}
