import path from "node:path";
import { isPathOnSite } from "../addresses";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { filesBelow } from "../files/filesBelow";
import { projectRoot, STATIC_FOLDER } from "../paths";
import { itemsOf, recordOf } from "../record";
import type { Documents } from "./documents";
import { fileDiagnostic } from "./fileDiagnostic";
import { servedAddress, servedFile } from "./servedFile";

const LINKED = { fits: () => true, written: servedAddress };

/** What a host sends when it is asked for a folder. */
const withIndex = (file: string): string => file.replace(/(^|\/)$/, "$1index.html");

/** The files that a project links to must be in `static/`. */
export function checkFiles({ projects }: Documents): Diagnostic[] {
  const at = path.join(projectRoot(), STATIC_FOLDER);
  const folder = { at, files: filesBelow(at) };
  return itemsOf(projects?.value).flatMap((project, projectIndex) =>
    itemsOf(recordOf(project).links).flatMap((link, index) => {
      const { url } = recordOf(link);
      if (projects === undefined || typeof url !== "string" || !isPathOnSite(url)) return [];
      const file = withIndex(servedFile(url));
      const sentence = fileDiagnostic({ name: url, file, place: LINKED }, folder);
      if (sentence === undefined) return [];
      return [projects.diagnosticAt([projectIndex, "links", index, "url"], sentence)];
    }),
  );
}
