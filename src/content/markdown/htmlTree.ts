import type { Element, Root as HtmlRoot, Properties } from "hast";
import { raw } from "hast-util-raw";
import type { Footnote, FootnoteReference, Html, Root } from "mdast";
import { type Handler, toHast } from "mdast-util-to-hast";
import { visit } from "unist-util-visit";
import { COMMENT } from "./ownHtml";

export const element = (
  tagName: string,
  properties: Properties = {},
  children: Element["children"] = [],
): Element => ({ type: "element", tagName, properties, children });

/** A note in a line becomes one at the end of the text, with the first number that is no other's name. */
const footnote: Handler = (state, { children }: Footnote, parent) => {
  let number = 1;
  while (state.footnoteById.has(String(number))) number += 1;
  const identifier = String(number);
  const paragraph = { type: "paragraph" as const, children };
  state.footnoteById.set(identifier, {
    ...{ type: "footnoteDefinition", identifier, children: [paragraph] },
  });
  const reference: FootnoteReference = { type: "footnoteReference", identifier };
  return state.handlers.footnoteReference?.(state, reference, parent);
};

/** A comment is for the owner alone. */
const html: Handler = (_, { value }: Html) => ({ type: "raw", value: value.replace(COMMENT, "") });

/** Footnotes in plain elements: GitHub's have a hidden heading, which would be one of the text's. */
const plainNotes = (tree: HtmlRoot): void =>
  visit(tree, "element", (note, _, parent) => {
    const { properties, children } = note;
    const [link] = children;
    if (note.tagName === "sup" && link?.type === "element" && link.properties.id) {
      note.properties = { id: link.properties.id };
      link.properties = { href: link.properties.href, className: ["footnote-ref"] };
    } else if (properties.dataFootnoteBackref !== undefined)
      note.properties = { href: properties.href, className: ["footnote-backref"] };
    else if (properties.dataFootnotes !== undefined && parent?.type === "root") {
      note.tagName = "div";
      note.properties = { className: ["footnotes"] };
      note.children[0] = element("hr");
    }
  });

/** A text as a tree of HTML, with the owner's few tags and without comments. */
export const htmlTree = (tree: Root): HtmlRoot => {
  const options = { allowDangerousHtml: true, clobberPrefix: "", handlers: { footnote, html } };
  const made = toHast(tree, options) as HtmlRoot;
  plainNotes(made);
  let hasHtml = false;
  visit(made, "raw", () => {
    hasHtml = true;
  });
  return hasHtml ? (raw(made) as HtmlRoot) : made;
};

/** The words of HTML, with their line breaks. */
export const wordsOfHtml = (value: string): string => {
  let words = "";
  visit(raw({ type: "root", children: [{ type: "raw", value }] }), "text", (text) => {
    words += text.value;
  });
  return words;
};
