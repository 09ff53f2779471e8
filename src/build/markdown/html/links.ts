import fs from "node:fs";
import path from "node:path";
import type { Element, Root } from "hast";
import { direction } from "../../../words/locale.words";
import { isPathOnSite } from "../../addresses";
import { pageOf } from "../../check/findFile";
import { projectRoot, STATIC_FOLDER } from "../../paths";
import { elementsIn, textNode } from "./tree";

/** What a link to another site bears. */
const OUTSIDE = { rel: ["noopener", "noreferrer"], dataOutside: "" };

/** Of a page in `static/` the desktop knows nothing. */
const isOwners = (page: string): boolean =>
  fs.existsSync(path.join(projectRoot(), STATIC_FOLDER, page, "index.html"));

/** The page of this site that a path leads to, which the desktop shows without leaving; undefined where it leads to anything else. */
const placeOf = (address: string, basePath: string): string | undefined => {
  const page = pageOf(address);
  const home = pageOf(`${basePath}/`);
  const place = page.startsWith(home) ? page.slice(home.length - 1) : page;
  return !place.endsWith("/") || address.includes("?") || isOwners(place) ? undefined : place;
};

/** How a link is marked that leads to an address; `basePath` is what all paths of the site begin with in HTML. */
export const linkMarks = (address: string, basePath: string): Element["properties"] => {
  if (/^https?:/i.test(address)) return OUTSIDE;
  if (!isPathOnSite(address)) return {};
  const place = placeOf(address, basePath);
  return place === undefined ? {} : { dataPlace: place };
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
