import fs from "node:fs";
import path from "node:path";
import { contentProject, type Files } from "../../support/contentProject";

const HERE = process.cwd();

/** A project with valid content and the given files, and a reader of its built site. */
export const projectToBuild = (files: Files = {}) => {
  const empty = Object.fromEntries(
    ["site", "navigation", "general"].map((name) => [`.checked-content/${name}.json`, "{}"]),
  );
  const root = contentProject({ ...empty, ...files });
  for (const folder of ["src", "deploy"]) {
    fs.symlinkSync(path.join(HERE, folder), path.join(root, folder));
  }
  return { built: (name: string) => fs.readFileSync(path.join(root, "public", name)) };
};
