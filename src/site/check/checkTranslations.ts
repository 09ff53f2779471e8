import { aboutFile, type Diagnostic, didYouMean, quote } from "../../content/diagnostics";
import { errorDiagnostics, type JsonPath, textsIn, zodErrorMap } from "../../content/json";
import { isCanonicalLanguage, LANGUAGES, notALanguage } from "../../content/schema";
import { recordOf } from "../../lib/unknownValue";
import { wordsOfResume } from "../../resume";
import { dictionaryFor } from "../../words/languages";
import { words as siteWords } from "../../words/words";
import type { Content } from "../collections/collections";
import { type Translation, translationSchema } from "../collections/translation";
import type { SiteContent } from "../prepare/siteContent";
import { type Documents, TRANSLATION } from "./readDataFolder";

/** Reads the translations of the résumé against their schema. One whose file is named after no language is left out. */
export const readTranslations = (documents: Documents) => {
  const translations: Translation[] = [];
  const diagnostics = Object.entries(documents).flatMap(([name, document]) => {
    const tag = TRANSLATION.exec(name)?.[1];
    if (tag === undefined) return [];
    const { value, diagnosticAt } = document;
    if (!isCanonicalLanguage(tag))
      return [aboutFile(`${name}.json`, `In the name of this file ${notALanguage(tag)}`)];
    const result = translationSchema.safeParse(value, { error: zodErrorMap });
    if (result.success) translations.push({ tag, ...result.data } as Translation);
    return errorDiagnostics(diagnosticAt, result.error);
  });
  return { translations, diagnostics };
};

type Fault = readonly [path: JsonPath, sentence: string, of?: "key"];

/** The places in which a translation does not fit the texts of `file`. */
const misfits = (texts: unknown, first: unknown, file: string, path: JsonPath): Fault[] => {
  if (Array.isArray(texts) && Array.isArray(first)) {
    if (texts.length === first.length)
      return texts.flatMap((text, index) => misfits(text, first[index], file, [...path, index]));
    const sentence = `The length of this list is ${texts.length}; in ${quote(file)} it is ${first.length}. Each has its place; {} leaves an entry as it is.`;
    return [[path, sentence]];
  }
  if (typeof texts !== "object") return [];
  return Object.entries(recordOf(texts)).flatMap(([key, text]): Fault[] => {
    const known = recordOf(first)[key];
    const sentence = `There is no ${quote(key)} here in ${quote(file)}. Write it there first, or take this out.`;
    return known === undefined
      ? [[[...path, key], sentence, "key"]]
      : misfits(text, known, file, [...path, key]);
  });
};

/** The translations of valid content must fit it: a text in the wrong place would be shown below another's name. */
export const checkTranslations = (
  content: Content,
  { projects, resumes: [resume] }: SiteContent,
  documents: Documents,
): Diagnostic[] => {
  const { site, career, translations = [] } = content;
  const briefs = projects.map(({ brief }) => brief);
  const known = textsIn([resume, briefs], []).map(({ text }) => text);
  const marks: readonly string[] = Object.values(siteWords.marks);
  const expected = siteWords.expected.replace("{time}", "");
  const isNeeded = (word: string) =>
    word === siteWords.expected
      ? known.some((text) => text !== word && text.includes(expected))
      : word !== siteWords.resume.grade && !marks.includes(word);
  const words = Object.values(wordsOfResume(siteWords)).filter(isNeeded);
  return translations.flatMap(({ tag, owner, texts = {}, ...lists }) => {
    const name = `career.${tag}` as const;
    const about = (sentence: string) => [aboutFile(`${name}.json`, sentence)];
    if (career === undefined) return about('There is no "data/career.json" to translate.');
    if (tag === site.language) return about(`${quote(tag)} is the language of "data/career.json".`);
    const missing = dictionaryFor(tag) ? [] : words.filter((it) => texts[it] === undefined);
    const faults: Fault[] = [
      ...misfits(owner, site.owner, "data/site.json", ["owner"]),
      ...misfits(lists, career, "data/career.json", []),
      ...Object.keys(texts).flatMap((it): Fault[] => {
        const sentence = `The résumé has no text ${quote(it)}.${didYouMean(it, known)}`;
        return known.includes(it) ? [] : [[["texts", it], sentence, "key"]];
      }),
    ];
    if (missing.length > 0)
      faults.push([
        ["texts"],
        `The site has the résumé's words only in ${LANGUAGES.join(", ")}. Translate here: ${missing.map(quote).join(", ")}.`,
      ]);
    return faults.flatMap((fault) => documents[name]?.diagnosticAt(...fault) ?? []);
  });
};
