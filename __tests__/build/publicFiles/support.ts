import fs from "node:fs";
import path from "node:path";
import { contentProject, type Files } from "../../support/contentProject";

const HERE = process.cwd();

/** The part of the checked content that is read. */
const CHECKED_SITE = {
  framedApps: [{ url: "/movie-platform/" }, { url: "https://elsewhere.example/" }],
};

/** A project with valid content and the given files, and the folder of its built site, which has only the given ones. */
export const projectToBuild = (files: Files = {}) => {
  const root = contentProject({
    ".checked-content/site.json": JSON.stringify(CHECKED_SITE),
    ...files,
  });
  for (const folder of ["src", "deploy"]) {
    fs.symlinkSync(path.join(HERE, folder), path.join(root, folder));
  }
  const siteFolder = path.join(root, "public");
  fs.mkdirSync(siteFolder, { recursive: true });
  return { siteFolder, built: (name: string) => fs.readFileSync(path.join(siteFolder, name)) };
};
