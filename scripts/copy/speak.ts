import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { en } from "../../src/words/en";
import { pseudo } from "../words/pseudo";
import { readData, writeData } from "./edits";
import type { ProjectCopy } from "./projectCopy";

/** A language that is made of the English words: see `pseudo`. */
export const PSEUDO = "pseudo";

/** Lets a copy's site have its words in a language. */
export const speak = ({ folder }: Pick<ProjectCopy, "folder">, language: string): void => {
  const site = readData(folder, "site.json") as object;
  writeData(folder, "site.json", { ...site, language: language === PSEUDO ? "en" : language });
  if (language !== PSEUDO) return;
  const words = JSON.stringify(pseudo(en));
  writeFileSync(join(folder, "src/words/en.ts"), `export const en = ${words} as const;\n`);
};
