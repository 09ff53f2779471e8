interface Node {
  readonly id: string;
  readonly children: readonly string[];
  readonly internal: { readonly contentDigest: string };
}

/** The used part of a resolver's arguments, whose types Gatsby does not export. */
export interface ResolverContext {
  readonly nodeModel: {
    findOne(query: object): Promise<Node | null>;
    getNodeById(query: { id: string; type: string }): Node | null;
  };
}

type Resolve = (node: Node, args: object, context: ResolverContext, info: ResolverInfo) => unknown;

export interface ResolverInfo {
  readonly schema: {
    getType(name: string): unknown;
  };
}

/** The resolver of a plugin's field. */
export const resolverOf = ({ schema }: ResolverInfo, type: string, field: string): Resolve => {
  const found = schema.getType(type) as { getFields(): Record<string, { resolve?: Resolve }> };
  const resolve = found.getFields()[field]?.resolve;
  if (resolve === undefined) throw new Error(`${type} has no field ${field}.`);
  return resolve;
};

/**
 * The node that a plugin made from a file of the content. Gatsby tracks this query, and makes a page again when one of its files
 * changes.
 */
export const madeOf = async (file: string, type: string, { nodeModel }: ResolverContext) => {
  const filter = { relativePath: { eq: file }, sourceInstanceName: { eq: "content" } };
  const node = await nodeModel.findOne({ type: "File", query: { filter } });
  for (const id of node?.children ?? []) {
    const made = nodeModel.getNodeById({ id, type });
    if (made) return made;
  }
  throw new Error(`The content has no ${type} of ${file}.`);
};
