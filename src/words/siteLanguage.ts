import fs from "node:fs";
import path from "node:path";
import { DEFAULT_LANGUAGE, dictionaryFor } from "./languages";

const SITE_FILE = "data/site.json";

/** The language that the file names. The content check reports a file that can't be read, or an unknown language. */
const written = (): unknown => {
  try {
    return JSON.parse(fs.readFileSync(path.join(process.cwd(), SITE_FILE), "utf8")).language;
  } catch {
    return undefined;
  }
};

/**
 * The language in the owner's file when a build, a test or a script starts: its texts are constants, and
 * code that runs in Node has them before any content is checked.
 */
export const siteLanguage = (): string => {
  const language = written();
  return typeof language === "string" && dictionaryFor(language) ? language : DEFAULT_LANGUAGE;
};
