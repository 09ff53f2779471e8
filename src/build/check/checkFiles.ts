import fs from "node:fs";
import path from "node:path";
import { isPathOnSite } from "../addresses";
import type { Mistake } from "../mistakes/mistake";
import { quote } from "../mistakes/quote";
import { projectRoot, STATIC_FOLDER } from "../paths";
import { itemsOf, recordOf } from "../record";
import type { Documents } from "./documents";

/** The files that a project links to must be in `static/`. */
export function checkFiles({ projects }: Documents): Mistake[] {
  if (projects === undefined) return [];
  return itemsOf(projects.value).flatMap((project, projectIndex) =>
    itemsOf(recordOf(project).links).flatMap((link, index) => {
      const { url } = recordOf(link);
      if (typeof url !== "string" || !isPathOnSite(url) || isFile(url)) return [];
      const place = [projectIndex, "links", index, "url"];
      return [projects.mistakeAt(place, `There is no file ${quote(url)} in static/.`)];
    }),
  );
}

/** A folder's address is that of its `index.html`. */
function isFile(address: string): boolean {
  const { pathname } = new URL(address, "https://site.invalid");
  const name = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
  try {
    return fs.statSync(path.join(projectRoot(), STATIC_FOLDER, decodeURI(name))).isFile();
  } catch {
    // Not there, or a percent sign that encodes nothing.
    return false;
  }
}
