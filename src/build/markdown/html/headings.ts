import type { Element, Root } from "hast";
import { slugOf } from "../../../lib/slug";
import { elementsIn, wordsOf } from "./tree";

const LOWEST = 6;

const levelOf = ({ tagName }: Element): number | undefined => {
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  return level === undefined ? undefined : Number(level);
};

/** A name for each that no other has: the second "end" is "end-2", where none was called so before. */
const eachItsOwn = () => {
  const taken = new Set<string>();
  return (name: string): string => {
    let own = name;
    for (let count = 2; taken.has(own); count += 1) own = `${name}-${count}`;
    taken.add(own);
    return own;
  };
};

/**
 * Gives each heading an address, `#its-words`, and a link that leads there; and has the text's highest headings stand at
 * `topLevel`, below those of the page around it.
 */
export const withAnchors = (tree: Root, topLevel: number): void => {
  const headings = elementsIn(tree).filter((element) => levelOf(element) !== undefined);
  const highest = Math.min(...headings.map((heading) => levelOf(heading) ?? LOWEST));
  const own = eachItsOwn();
  for (const heading of headings) {
    const words = wordsOf(heading);
    const id = own(slugOf(words));
    const level = (levelOf(heading) ?? highest) - highest + topLevel;
    heading.tagName = `h${Math.min(level, LOWEST)}`;
    heading.properties = { id };
    heading.children.push({
      type: "element",
      tagName: "a",
      // The heading is read as its words alone; the address of a heading is for the pointer.
      properties: { className: ["anchor"], href: `#${id}`, ariaHidden: "true", tabIndex: -1 },
      children: [{ type: "text", value: "#" }],
    });
  }
};
