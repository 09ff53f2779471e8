import type { Element, Root, Text } from "hast";
import { eachNode } from "../eachNode";

type Node = Root["children"][number] | Root;

/** All elements of a tree in reading order. */
export const elementsIn = (tree: Root | Element): Element[] => {
  const elements: Element[] = [];
  eachNode<Node>(tree, (node) => {
    if (node.type === "element") elements.push(node);
  });
  return elements;
};

/** What one reads of it. */
export const wordsOf = (element: Element): string => {
  let words = "";
  eachNode<Node>(element, (node) => {
    if (node.type === "text") words += node.value;
  });
  return words;
};

/** The element takes the place of `element` and has it inside. */
export const wrap = (element: Element, around: Omit<Element, "type" | "children">): void => {
  const inside: Element = { ...element };
  Object.assign(element, around, { children: [inside] });
};

export const textNode = (value: string): Text => ({ type: "text", value });
