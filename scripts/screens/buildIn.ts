import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { en } from "../../src/words/en";
import { readData, writeData } from "../copy/edits";
import { copyProject, type ProjectCopy } from "../copy/projectCopy";
import { pseudo } from "../words/pseudo";

/** A language that is made of the English words: see `pseudo`. */
const PSEUDO = "pseudo";

/** In which the gallery shows the site besides the owner's: one that is long, and one that is written from the right. */
export const OTHER_LANGUAGES: readonly string[] = [PSEUDO, "ar"];

const speak = ({ folder }: ProjectCopy, language: string): void => {
  const site = readData(folder, "site.json") as object;
  writeData(folder, "site.json", { ...site, language: language === PSEUDO ? "en" : language });
  if (language !== PSEUDO) return;
  const words = JSON.stringify(pseudo(en));
  writeFileSync(join(folder, "src/words/en.ts"), `export const en = ${words} as const;\n`);
};

/** Builds a copy of the site in a language and runs a script of ours there; says whether all was well. */
export const buildIn = async (language: string, ...script: string[]): Promise<boolean> => {
  const copy = await copyProject({ withPictures: true });
  try {
    speak(copy, language);
    const run = (command: string, ...parts: string[]) =>
      spawnSync(command, parts, { cwd: copy.folder, stdio: "inherit" }).status === 0;
    return run("npm", "run", "build") && run("npx", "tsx", ...script);
  } finally {
    await copy.remove();
  }
};
