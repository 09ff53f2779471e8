/** What trees of Markdown and of HTML have in common. */
interface TreeNode {
  readonly type: string;
  readonly children?: readonly TreeNode[];
}

/** Calls back with each part of a tree in reading order, and with the one around it. */
export const eachNode = <Node extends TreeNode>(
  node: Node,
  visit: (node: Node, parent: Node | undefined) => void,
  parent?: Node,
): void => {
  visit(node, parent);
  // A copy: the visitor may put others in their place.
  for (const child of [...(node.children ?? [])]) eachNode(child as Node, visit, node);
};
