import fs from "node:fs";
import path from "node:path";
import { projectRoot, STATIC_FOLDER } from "../../src/build/paths";

const inProject = (name: string): string => path.join(projectRoot(), name);

/** What stands right in `static/`: a file, or the folder of one. */
const topOf = (name: string): string => name.split("/").slice(0, 2).join("/");

/**
 * Takes out the sample's files that nobody has touched, but those that are to stay. What is in `static/` goes by its
 * folder: a page that somebody has changed needs its pictures.
 *
 * @param files all of the owner's, by their path from the project's root
 */
export const removeSample = (
  files: readonly string[],
  untouched: ReadonlySet<string>,
  staying: readonly string[],
): void => {
  const isStatic = (name: string) => name.startsWith(`${STATIC_FOLDER}/`);
  const changed = new Set(files.filter((name) => !untouched.has(name)).map(topOf));
  for (const name of untouched) {
    const stays = isStatic(name) ? changed.has(topOf(name)) : staying.includes(name);
    if (stays) continue;
    if (isStatic(name)) fs.rmSync(inProject(topOf(name)), { recursive: true, force: true });
    else fs.rmSync(inProject(name));
  }
};
