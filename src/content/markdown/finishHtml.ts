import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import { linkHost } from "../../contract/addresses";
import type { Html } from "../../contract/html";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import type { TextLanguage } from "../schema";
import { slugOf } from "../text";
import { highlight } from "./highlight";
import { element } from "./htmlTree";
import { markLinks } from "./links";
import { textOf } from "./text";

export interface FinishOptions {
  /** The level of its highest headings, 1 to 6. */
  readonly topLevel: number;
  /** The prefix of all paths of the site in HTML; empty at the root of a host. */
  readonly basePath: string;
  /** Finds a picture by its address in the text. */
  readonly pictureAt?: ((address: string) => TextPicture | undefined) | undefined;
  /** The text's language, where its blocks have to say it. */
  readonly language?: TextLanguage | undefined;
}

/** The sizes that are made of a picture; `isInk`: it needs a light background. */
export type TextPicture = IGatsbyImageData & { readonly isInk?: boolean };

const LOWEST = 6;

/** Nodes as a page shows them. Nothing else makes HTML of the owner's texts. */
export const asHtml = (nodes: Root["children"]): Html =>
  toHtml(nodes, { allowDangerousHtml: true }) as Html;

const levelOf = ({ tagName }: Element): number => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

const classesOf = ({ properties }: Element): readonly unknown[] =>
  [properties?.className ?? []].flat();

const elementsOf = (tree: Root): Element[] => {
  const elements: Element[] = [];
  visit(tree, "element", (element) => void elements.push(element));
  return elements;
};

/** Headings have addresses: `#its-words`. Ask before anything is added to their words. */
const headingIds = (headings: readonly Element[]): string[] => {
  const taken = new Set<string>();
  for (const heading of headings) {
    const slug = slugOf(textOf(heading));
    let id = slug;
    for (let count = 2; taken.has(id); count += 1) id = `${slug}-${count}`;
    taken.add(id);
  }
  return [...taken];
};

/** All that a link can lead to in a text: its headings and footnotes. */
export const anchorsIn = (tree: Root): string[] => {
  const elements = elementsOf(tree);
  const ids = elements.flatMap(({ properties }) => properties?.id ?? []).map(String);
  return [...headingIds(elements.filter((element) => levelOf(element) > 0)), ...ids];
};

/** The headings of a text of the two highest levels that it has. */
export const headingsOf = (tree: Root) => {
  const all = elementsOf(tree).filter((it) => levelOf(it) > 0);
  const ids = headingIds(all);
  const named = all.map((it, index) => ({
    id: ids[index],
    text: textOf(it).trim(),
    level: levelOf(it),
  }));
  const [highest, second = highest] = [...new Set(all.map(levelOf))].sort();
  return named
    .filter(({ text, level }) => text !== "" && (level === highest || level === second))
    .map(({ level, ...heading }) => ({ ...heading, isLower: level !== highest }));
};

/** Headings have levels below the page's. */
const finishHeadings = (headings: readonly Element[], ids: string[], topLevel: number): void => {
  const highest = Math.min(...headings.map(levelOf));
  for (const [index, heading] of headings.entries()) {
    const id = ids[index];
    heading.tagName = `h${Math.min(levelOf(heading) - highest + topLevel, LOWEST)}`;
    heading.properties = { id };
    // Screen readers read the heading as its words alone.
    const hidden = { ariaHidden: "true", tabIndex: -1 };
    const anchor = { className: ["anchor"], href: `#${id}`, ...hidden };
    heading.children.push(element("a", anchor, [{ type: "text", value: "#" }]));
  }
};

/** A footnote's number and its way back have names. */
const finishNote = (element: Element): void => {
  const { properties } = element;
  const classes = classesOf(element);
  if (classes.includes("footnote-ref"))
    properties.ariaLabel = filled(words.markdown.footnote, { number: textOf(element) });
  if (classes.includes("footnote-backref")) {
    properties.ariaLabel = words.markdown.backToText;
    element.children = [{ type: "text", value: "↩\uFE0E" }];
  }
};

/** Code and tables scroll where they are too wide, with the keyboard, too. */
const finishCode = (pre: Element): void => {
  pre.properties = { tabIndex: 0 };
  const [code] = pre.children;
  if (code?.type !== "element") return;
  const language = classesOf(code).map((name) => /^language-(.+)/.exec(String(name))?.[1])[0];
  const value = highlight(textOf(code).replace(/\n$/, ""), language);
  Object.assign(code, { properties: {}, children: [{ type: "raw", value }] });
};

const finishTable = (table: Element): void => {
  const properties = {
    className: ["table"],
    role: "group",
    ariaLabel: words.markdown.table,
    tabIndex: 0,
  };
  Object.assign(table, element("div", properties, [{ ...table }]));
};

/** A box that can't be ticked is a picture. */
const finishTask = (box: Element): void => {
  const [ariaLabel, dataTask] =
    box.properties?.checked === true
      ? [words.markdown.done, "done"]
      : [words.markdown.toDo, "open"];
  Object.assign(box, { tagName: "span", properties: { role: "img", ariaLabel, dataTask } });
};

const VIDEO =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?|shorts\/|live\/)|youtu\.be\/.|(?:www\.|player\.)?vimeo\.com\/(?:video\/)?\d|[^/]+\/(?:w|videos\/watch)\/[\w-]{22,36}|[^?#]+\.(?:mp4|webm|mov)(?:[?#]|$))/i;

/** A line with nothing but a video's address becomes a card that leads there. A player would load from elsewhere. */
const finishVideo = (paragraph: Element): void => {
  const [link, ...others] = paragraph.children;
  if (link?.type !== "element" || others.length > 0) return;
  const address = String(link.properties?.href);
  if (textOf(link) !== address || !VIDEO.test(address)) return;
  paragraph.properties = { className: ["video"] };
  const value = filled(words.markdown.video, { host: linkHost(address) });
  link.children = [{ type: "text", value }];
};

/** The sizes of gatsby-plugin-image. gatsby-remark-images knows no `.JPG`, no spaces in names, no empty `alt`. */
const finishPicture = (picture: Element, pictureAt: FinishOptions["pictureAt"]): void => {
  const { src, alt } = picture.properties;
  const found = pictureAt?.(String(src));
  if (found === undefined) throw new Error(`This text can't have the picture ${src}.`);
  const { images, width, height, isInk } = found;
  const sources = (images.sources ?? []).map((source) => element("source", { ...source }));
  const late = { loading: "lazy", decoding: "async", dataInk: isInk && "" };
  const img = element("img", { ...images.fallback, alt, width, height, ...late });
  Object.assign(picture, element("picture", {}, [...sources, img]));
};

const FINISH: Readonly<Record<string, (element: Element) => void>> = {
  pre: finishCode,
  table: finishTable,
  input: finishTask,
};

/**
 * A text as visitors read it, from its tree, which is changed. Of the owner's own HTML it has only the little
 * that the check lets through.
 */
export const finishHtml = (
  tree: Root,
  { topLevel, basePath, pictureAt, language }: FinishOptions,
): Html => {
  // Line breaks between blocks mean nothing to a browser.
  tree.children = tree.children.filter((it) => it.type !== "text" || it.value.trim() !== "");
  const elements = elementsOf(tree);
  const headings = elements.filter((element) => levelOf(element) > 0);
  const ids = headingIds(headings);
  for (const element of elements) if (element.tagName === "p") finishVideo(element);
  markLinks(tree, basePath);
  for (const element of elements) {
    finishNote(element);
    FINISH[element.tagName]?.(element);
  }
  finishHeadings(headings, ids, topLevel);
  for (const element of elements) if (element.tagName === "img") finishPicture(element, pictureAt);
  for (const block of tree.children)
    if (block.type === "element") Object.assign(block.properties, language);
  return asHtml(tree.children);
};
