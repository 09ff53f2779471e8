import fs from "node:fs";
import path from "node:path";
import { checkedContentPath, filesBelow, projectRoot } from "../../content/files";
import { siteLanguage } from "../../words/siteLanguage";

/** Printable ASCII, and what stands between words. */
const COMMON = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0‘’“”–—…·•©×−←→`;

/** The clock is in the visitor's language: letters of Europe's names of days, and the space before "AM". */
const CLOCK = "Çáâåéëíðóöøúýþ\u202f";

/**
 * The characters of a text, each once; with their capitals, which styles write, and with one for a letter and its combining accent. ASCII is in
 * `COMMON` and left out, so that a text of a million characters is read at once.
 */
const withVariants = (text: string): string => {
  const others = `${text}${text.normalize("NFC")}`.replace(/[ -~]+/g, "");
  const all = [...new Set(others)].join("");
  return all + all.toUpperCase();
};

const readContent = (files: readonly string[]): string =>
  files.map((file) => fs.readFileSync(path.join(checkedContentPath(), file), "utf8")).join("");

const SEEN_FIRST = /^(?:site|navigation|general)\./;

export interface SiteCharacters {
  /** The characters of all pages. */
  readonly all: string;
  /** The characters of every first view: names, titles and the menu. */
  readonly first: string;
}

export const charactersOfSite = (): SiteCharacters => {
  const contentFiles = filesBelow(checkedContentPath()).filter((file) => file.endsWith(".json"));
  const language = new Intl.Locale(siteLanguage()).language;
  const words = fs.readFileSync(path.join(projectRoot(), `src/words/${language}.ts`), "utf8");
  const text = readContent(contentFiles) + words;
  return {
    all: COMMON + withVariants(CLOCK + text),
    first: COMMON + readContent(contentFiles.filter((it) => SEEN_FIRST.test(it))),
  };
};
