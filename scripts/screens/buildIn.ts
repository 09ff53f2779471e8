import { spawnSync } from "node:child_process";
import { copyProject } from "../copy/projectCopy";
import { PSEUDO, speak } from "../copy/speak";

/** In which the gallery shows the site besides the owner's: one that is long, and one that is written from the right. */
export const OTHER_LANGUAGES: readonly string[] = [PSEUDO, "ar"];

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
