import { quote } from "../content/diagnostics";
import type { Resume } from "./record";

/** The most that readers expect. */
export const USUAL_PAGES = 2;

/** The warning about a résumé that is longer than its owner wants, or than readers expect; `beyond` is the first entry that is. */
export const lengthWarning = (
  { file, projects, work }: Pick<Resume, "file" | "projects" | "work">,
  { pages, wanted, beyond }: { pages: number; wanted: number | undefined; beyond: string },
): string => {
  const most = wanted
    ? `where site.json → resume → pages wants ${wanted}`
    : `where readers expect ${USUAL_PAGES} at the most`;
  const hasProjects = projects.length > 0 || work.some((job) => job.projects.length > 0);
  const advice = hasProjects ? ' "resume": false leaves a project out.' : "";
  return `${quote(file)} has ${pages} pages, ${most}. The first entry beyond is ${quote(beyond)}: shorten it, or what is before it.${advice}`;
};
