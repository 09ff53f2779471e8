import fs from "node:fs";
import path from "node:path";
import { DEFAULT_LANGUAGE, dictionaryFor } from "./languages";

const SITE_FILE = "data/site.json";

/** The languages that the file names. The content check reports a file that can't be read, or an unknown language. */
const written = (): unknown[] => {
  try {
    const { language, languages = [language] } = JSON.parse(
      fs.readFileSync(path.join(process.cwd(), SITE_FILE), "utf8"),
    );
    return [languages].flat();
  } catch {
    return [];
  }
};

/** The languages in the owner's file; the site is in the first of them at its root. */
export const siteLanguages = (): [string, ...string[]] => {
  const [first = DEFAULT_LANGUAGE, ...others] = written().filter(
    (it): it is string => typeof it === "string" && dictionaryFor(it) !== undefined,
  );
  return [first, ...others];
};

/** The language of a build that is not the site's first: the environment's `SITE_LANGUAGE` chooses it. */
export const otherLanguage = (): string | undefined =>
  siteLanguages()
    .slice(1)
    .find((it) => it === process.env.SITE_LANGUAGE);

/**
 * The language of a build, a test or a script when it starts: its texts are constants, and code that runs in Node has them
 * before any content is checked.
 */
export const siteLanguage = (): string => otherLanguage() ?? siteLanguages()[0];

/** The path below which the site is in another language than its first, such as "/de". */
export const languagePath = (tag: string): string => `/${tag.toLowerCase()}`;
