import fs from "node:fs";
import path from "node:path";
import type { Element, Root } from "hast";
import visit from "unist-util-visit";
import { direction } from "../../words/locale";
import { projectRoot, STATIC_FOLDER } from "../files";
import { pageOf } from "../references";
import { isPathOnSite } from "../schema";

/** The desktop knows nothing of a page in `static/`. */
const isOwners = (page: string): boolean =>
  fs.existsSync(path.join(projectRoot(), STATIC_FOLDER, page, "index.html"));

/** The page that a path leads to, if the desktop can show it; `basePath` is what all paths of the site begin with. */
export const placeOf = (address: string, basePath = ""): string | undefined => {
  if (!isPathOnSite(address) || address.includes("?")) return undefined;
  const page = pageOf(address);
  const home = pageOf(`${basePath}/`);
  const place = page.startsWith(home) ? page.slice(home.length - 1) : page;
  return place.endsWith("/") && !isOwners(place) ? place : undefined;
};

/** Visible without a stylesheet, too. */
const OUTSIDE_SIGN = `\u202F${direction === "rtl" ? "↖" : "↗"}\uFE0E`;

/** Marks links to other sites, and links to pages that the desktop shows without leaving. */
export const markLinks = (tree: Root, basePath: string): void =>
  visit<Element>(tree, { type: "element", tagName: "a" }, (link) => {
    const address = String(link.properties?.href);
    if (!/^https?:/i.test(address)) {
      link.properties = { ...link.properties, dataPlace: placeOf(address, basePath) };
      return;
    }
    const rel = ["noopener", "noreferrer"];
    link.properties = { ...link.properties, rel, dataOutside: "" };
    link.children.push({
      type: "element",
      tagName: "span",
      properties: { ariaHidden: "true" },
      children: [{ type: "text", value: OUTSIDE_SIGN }],
    });
  });
