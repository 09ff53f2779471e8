import fs from "node:fs";
import path from "node:path";
import { contentProject, type Files } from "../../support/contentProject";

const HERE = process.cwd();

/** A project with right content and the files given, and the folder of its built site, which is still empty. */
export const projectToBuild = (files: Files = {}) => {
  const root = contentProject(files);
  fs.symlinkSync(path.join(HERE, "src"), path.join(root, "src"));
  const siteFolder = path.join(root, "public");
  fs.mkdirSync(siteFolder);
  return { siteFolder, built: (name: string) => fs.readFileSync(path.join(siteFolder, name)) };
};
