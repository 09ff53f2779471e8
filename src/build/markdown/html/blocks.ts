import type { Root } from "hast";
import { filled } from "../../../words/filled";
import { siteWords } from "../../../words/siteWords";
import { elementsIn, textNode, wordsOf, wrap } from "./tree";

const words = siteWords.markdown;

const ALIGNED = new Set(["th", "td"]);

/** Tables scroll by themselves where they are too wide, with the keyboard, too. */
export const withScrollingTables = (tree: Root): void => {
  for (const element of elementsIn(tree)) {
    const { tagName, properties } = element;
    if (ALIGNED.has(tagName) && properties?.align) {
      element.properties = { dataAlign: properties.align };
    }
    if (tagName !== "table") continue;
    wrap(element, {
      tagName: "div",
      properties: { className: ["table"], role: "group", ariaLabel: words.table, tabIndex: 0 },
    });
  }
};

/** A box that cannot be ticked is a picture of what is done and what is not. */
export const withTaskMarks = (tree: Root): void => {
  for (const element of elementsIn(tree).filter(({ tagName }) => tagName === "input")) {
    const isDone = element.properties?.checked === true;
    element.tagName = "span";
    element.properties = {
      role: "img",
      ariaLabel: isDone ? words.done : words.toDo,
      dataTask: isDone ? "done" : "open",
    };
  }
};

const NOTE = /^(#?)(fn(?:ref)?-.+)$/;

/** Several texts may be in one document, so the ids of footnotes need the text's own name; and their links need words. */
export const withNamedFootnotes = (tree: Root, name: string): void => {
  for (const element of elementsIn(tree)) {
    const { properties = {} } = element;
    for (const key of ["id", "href"]) {
      const [, hash, id] = NOTE.exec(String(properties[key] ?? "")) ?? [];
      if (id !== undefined) properties[key] = `${hash}${name}-${id}`;
    }
    const classes = Array.isArray(properties.className) ? properties.className : [];
    if (classes.includes("footnote-ref"))
      properties.ariaLabel = filled(words.footnote, { number: wordsOf(element) });
    if (classes.includes("footnote-backref")) {
      properties.ariaLabel = words.backToText;
      element.children = [textNode("↩\uFE0E")];
    }
  }
};
