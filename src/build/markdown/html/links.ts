import type { Element, Root } from "hast";
import { direction } from "../../../words/locale.words";
import { elementsIn, textNode } from "./tree";

/** What a link to another site bears. */
const OUTSIDE = { rel: ["noopener", "noreferrer"], dataOutside: "" };

/** A page of this site, and no file, no heading: the desktop shows it without leaving. */
const isPage = (path: string): boolean => /^\/(?:[^?#]*\/)?[^./?#]*$/.test(path);

/** How a link is marked that leads to an address; `basePath` is what all paths of the site begin with in HTML. */
export const linkMarks = (address: string, basePath: string): Element["properties"] => {
  if (/^https?:/i.test(address)) return OUTSIDE;
  if (!address.startsWith("/")) return {};
  const path = address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address;
  return isPage(path) ? { dataPlace: path } : {};
};

/** What the eye sees of that, whatever the stylesheet. */
export const OUTSIDE_SIGN = `\u202F${direction === "rtl" ? "↖" : "↗"}\uFE0E`;

/** Marks the links that lead to other sites, and those that lead to other pages of this one. */
export const withMarkedLinks = (tree: Root, basePath: string): void => {
  for (const link of elementsIn(tree).filter(({ tagName }) => tagName === "a")) {
    const { properties = {} } = link;
    link.properties = { ...properties, ...linkMarks(String(properties.href), basePath) };
    if (link.properties.dataOutside === undefined) continue;
    link.children.push({
      type: "element",
      tagName: "span",
      properties: { ariaHidden: "true" },
      children: [textNode(OUTSIDE_SIGN)],
    });
  }
};
