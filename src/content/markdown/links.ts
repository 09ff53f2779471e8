import fs from "node:fs";
import path from "node:path";
import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { direction } from "../../words/locale";
import { projectRoot, STATIC_FOLDER } from "../files";
import { pageOf } from "../references";
import { isPathOnSite } from "../schema";
import { element } from "./htmlTree";

/** The desktop knows nothing of a page in `static/`. */
const isOwners = (page: string): boolean =>
  fs.existsSync(path.join(projectRoot(), STATIC_FOLDER, page, "index.html"));

/** The page that a path leads to, if the desktop can show it. */
export const placeOf = (address: string): string | undefined => {
  if (!isPathOnSite(address) || address.includes("?")) return undefined;
  const page = pageOf(address);
  return page.endsWith("/") && !isOwners(page) ? page : undefined;
};

/** Visible without a stylesheet, too. */
const OUTSIDE_SIGN = `\u202F${direction === "rtl" ? "↖" : "↗"}\uFE0E`;

/** Marks links to other sites, and links to pages that the desktop shows without leaving; `basePath` is the prefix of all paths. */
export const markLinks = (tree: Root, basePath: string): Root => {
  visit(tree, "element", (link) => {
    if (link.tagName !== "a") return;
    const address = String(link.properties.href);
    if (!/^https?:/i.test(address)) {
      const href = address.startsWith("/") ? basePath + address : address;
      link.properties = { ...link.properties, href, dataPlace: placeOf(address) };
      return;
    }
    const rel = ["noopener", "noreferrer"];
    link.properties = { ...link.properties, rel, dataOutside: "" };
    const sign = { type: "text" as const, value: OUTSIDE_SIGN };
    link.children.push(element("span", { ariaHidden: "true" }, [sign]));
  });
  return tree;
};
