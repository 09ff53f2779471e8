import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { BUILT_FOLDER, CHECKED_FOLDER } from "../src/content/files";
import { languagePath, siteLanguages } from "../src/words/siteLanguage";

const NEXT = `
The site is in public/. npm run serve shows it at http://localhost:9000, and docs/guide/online.md says how to publish it.`;

const BUILD = ["gatsby", "build", "--prefix-paths", ...process.argv.slice(2)];

/** Gatsby's own folders, of which each language has its own: a change of path prefix would empty them. */
const FOLDERS = [".cache", CHECKED_FOLDER, BUILT_FOLDER];

/** The folders of the languages that Gatsby is not building. */
const OTHERS = ".languages";

/** Those of the first language, while another one has their place. */
const FIRST = path.join(OTHERS, "first");

/** The part of the cache that is the same in every language: our compiled configuration, and the texts that the check has read. */
const SHARED = [".cache/.parcel-cache", ".cache/.records"];

const folderOf = (tag: string) => path.join(OTHERS, tag);
const placeOf = (tag: string) => path.join(BUILT_FOLDER, languagePath(tag));

const move = (from: string, to: string): void => {
  if (!fs.existsSync(from)) return;
  fs.rmSync(to, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.renameSync(from, to);
};

const moveAll = (from: string, to: string): void => {
  for (const name of FOLDERS) move(path.join(from, name), path.join(to, name));
};

const build = (language?: string): boolean => {
  const env = { ...process.env, SITE_LANGUAGE: language };
  return spawnSync("npx", BUILD, { stdio: "inherit", env }).status === 0;
};

/** Builds another language in place of the first. */
const buildOther = (tag: string): boolean => {
  moveAll(".", FIRST);
  moveAll(folderOf(tag), ".");
  for (const name of SHARED)
    if (!fs.existsSync(name) && fs.existsSync(path.join(FIRST, name)))
      fs.cpSync(path.join(FIRST, name), name, { recursive: true });
  console.log(`\nThe site in ${tag}:\n`);
  const isBuilt = build(tag);
  moveAll(".", folderOf(tag));
  moveAll(FIRST, ".");
  fs.rmSync(FIRST, { recursive: true });
  return isBuilt;
};

/** After a build that was stopped amid another language, the first has its place again. */
const restoreFirst = (): void => {
  if (!fs.existsSync(FIRST)) return;
  for (const name of FOLDERS) fs.rmSync(name, { recursive: true, force: true });
  moveAll(FIRST, ".");
  fs.rmSync(FIRST, { recursive: true });
};

/** `npm run build`: the first language into `public/`, each other one beside it and then into a folder there. */
const main = (): void => {
  const [, ...others] = siteLanguages();
  restoreFirst();
  // The first language's build would remove them.
  for (const tag of others) move(placeOf(tag), path.join(folderOf(tag), BUILT_FOLDER));
  const isBuilt = build() && others.every(buildOther);
  for (const tag of others) move(path.join(folderOf(tag), BUILT_FOLDER), placeOf(tag));
  if (isBuilt) console.log(NEXT);
  else process.exitCode = 1;
};

main();
