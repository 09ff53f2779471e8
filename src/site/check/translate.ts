import { type Diagnostic, quote } from "../../content/diagnostics";
import {
  dataFile,
  type FirstText,
  type JsonDocument,
  type JsonPath,
  layOver,
} from "../../content/json";
import { plainTextsIn } from "../../content/markdown";
import { directionOf } from "../../content/schema";
import { itemsOf, recordOf } from "../../lib/unknownValue";
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from "../collections/collections";
import { unlistedCollections } from "../collections/unlisted";
import type { Untranslated } from "../prepare/siteContent";
import type { Documents } from "./readDataFolder";

/** The error about a translation into a language that is none of the site's others; `first` is the site's first. */
export const notOfTheSite = (tag: unknown, first: unknown): string =>
  tag === first
    ? `${quote(tag)} is the first language of the site, whose texts are in the files without a language in their names. Delete this file.`
    : `The site is not in ${quote(tag)}. Name it in "languages" of ${quote(dataFile("site"))}, after the first language, or delete this file.`;

/** A text of the first language in one of its files, and how to point at it and at its translation. */
export interface SiteText extends FirstText {
  /** The path of the first language's file inside `data/`. */
  readonly file: string;
  /** Whether its record says as a whole that it is not translated. */
  readonly isOfOther: boolean;
  /** Whether it is published as it is written. */
  readonly isPlain: boolean;
  /** At the translation, or else at the text. */
  diagnostic(message: string): Diagnostic;
}

/** The top-level keys of `site.json` with words. */
const SITE_WORDS = ["title", "description", "owner", "moviePlatform", "framedApps"];

/** Lists whose names are a part of addresses, or are stored by browsers. */
const NAMED = ["projects", "posts", "wallpapers"];

/** Files whose words are names: a translation of them is welcome, and none is missing. */
const NAMES_ALONE = ["settings", "attribution", "wallpapers"];

/** Lists whose records have a language of their own. */
const WITH_LANGUAGE = ["projects", "posts"];

/** Lays the translation of one file over it. */
const translateDocument = (
  name: CollectionName,
  first: JsonDocument,
  translation: JsonDocument | undefined,
  firstLanguage: string,
) => {
  // The résumé's texts about the owner and about other sections are its own.
  const { owner: _, texts: __, ...career } = recordOf(translation?.value);
  const over = name === "career" && translation ? career : translation?.value;
  const { value, texts, misfits } = layOver(first.value, over, {
    file: dataFile(name),
    inPlaces: name === "career",
    isSame: (path) =>
      name === "site"
        ? !SITE_WORDS.includes(String(path[0]))
        : NAMED.includes(name) && path.length === 2 && path[1] === "name",
  });
  const diagnosticAt: JsonDocument["diagnosticAt"] = (path, ...rest) => {
    const at = texts.find((it) => it.path.join("\n") === path.join("\n"))?.at;
    return at && translation
      ? translation.diagnosticAt(at, ...rest)
      : first.diagnosticAt(path, ...rest);
  };
  const isTranslated = (index: number) =>
    texts.some(({ path: [position], at }) => position === index && at);
  const items = itemsOf(value).map((item, index) => {
    const { lang, ...record } = recordOf(item);
    const { title, section = title, page } = recordOf(itemsOf(first.value)[index]);
    // A section of the site's own is known by its title, which has other words here.
    if (name === "navigation") return page ? record : { ...record, section };
    return isTranslated(index) ? record : { ...record, lang: lang ?? firstLanguage };
  });
  const schema = COLLECTIONS[name].schema;
  const plain = new Set(plainTextsIn(schema, first.value).map(({ path }) => path.join("\n")));
  const isOfItems = name === "navigation" || WITH_LANGUAGE.includes(name);
  return {
    document: { value: isOfItems && Array.isArray(value) ? items : value, diagnosticAt },
    texts:
      translation === undefined && NAMES_ALONE.includes(name)
        ? []
        : texts.map((text): SiteText => {
            const diagnostic = (message: string) => diagnosticAt(text.path, message);
            return {
              ...{ ...text, file: `${name}.json`, diagnostic },
              isOfOther: WITH_LANGUAGE.includes(name) && !isTranslated(Number(text.path[0])),
              isPlain: plain.has(text.path.join("\n")),
            };
          }),
    // Those of the résumé's translation are found by `checkTranslations`.
    diagnostics:
      name === "career"
        ? []
        : misfits.flatMap((misfit) => translation?.diagnosticAt(...misfit) ?? []),
  };
};

/** What a page in this language shows in the first one, text by text. */
export const untranslatedOf = (
  all: readonly SiteText[],
  first: string,
  { navigation }: Documents,
): Untranslated => {
  const unlisted = unlistedCollections(navigation?.value).map((it) => `${it}.json`);
  const translations = new Set(all.map(({ translation }) => translation));
  const texts = all.filter(
    ({ at, isOfOther, text }) => !at && !isOfOther && !translations.has(text),
  );
  return {
    language: { lang: first, dir: directionOf(first) },
    texts: new Set(texts.map(({ text }) => text)),
    plain: texts
      .filter(({ isPlain, file }) => isPlain && !unlisted.includes(file))
      .map(({ text }) => text),
  };
};

/** Texts to which the translation of the résumé and that of another file give different words. */
const aboutTwice = ({ value, diagnosticAt }: JsonDocument, texts: readonly SiteText[]) => {
  const { owner, texts: others } = recordOf(value);
  const known = texts.filter(({ at, file }) => at && file !== "career.json");
  const twice = (path: JsonPath, words: unknown, isIt: (text: SiteText) => boolean) => {
    const other = known.find((it) => isIt(it) && it.translation !== words)?.diagnostic("");
    if (other === undefined) return [];
    const place = [other.file, other.line, other.column].join(":");
    return [
      diagnosticAt(
        path,
        `${place} has other words for this. Keep those, and take these out.`,
        "key",
      ),
    ];
  };
  return [
    ...Object.entries(recordOf(owner)).flatMap(([key, words]) =>
      twice(
        ["owner", key],
        words,
        (it) => it.file === "site.json" && it.names.join("/") === `owner/${key}`,
      ),
    ),
    ...Object.entries(recordOf(others)).flatMap(([text, words]) =>
      twice(["texts", text], words, (it) => it.text === text),
    ),
  ];
};

/** The documents of the first language with one language's texts in place of their own. */
export const translateDocuments = (documents: Documents, tag: string, firstLanguage: string) => {
  const translated: Documents = {};
  const texts: SiteText[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const name of COLLECTION_NAMES) {
    const first = documents[name];
    const translation = documents[`${name}.${tag}`];
    if (first) {
      const done = translateDocument(name, first, translation, firstLanguage);
      translated[name] = done.document;
      texts.push(...done.texts);
      diagnostics.push(...done.diagnostics);
    } else if (translation)
      diagnostics.push(
        translation.diagnosticAt([], `There is no ${quote(dataFile(name))} to translate.`),
      );
  }
  const resume = documents[`career.${tag}`];
  if (resume) {
    translated[`career.${tag}`] = resume;
    diagnostics.push(...aboutTwice(resume, texts));
  }
  return { documents: translated, texts, diagnostics };
};
