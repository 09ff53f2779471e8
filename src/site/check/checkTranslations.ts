import {
  aboutFile,
  asWarning,
  type Diagnostic,
  didYouMean,
  quote,
} from "../../content/diagnostics";
import { errorDiagnostics, type Misfit, textsIn, zodErrorMap } from "../../content/json";
import { isCanonicalLanguage, LANGUAGES, notALanguage } from "../../content/schema";
import { wordsOfResume } from "../../resume";
import { dictionaryFor } from "../../words/languages";
import { words as siteWords } from "../../words/words";
import type { Content } from "../collections/collections";
import { type Translation, translationSchema } from "../collections/translation";
import type { SiteContent } from "../prepare/siteContent";
import { layOverCareer, layOverOwner } from "../resumes/translated";
import { type Documents, languagesOf, translationParts } from "./readDataFolder";
import { notOfTheSite } from "./translate";

/**
 * Reads the translations of the résumé against their schema, and the names of all translations. One whose file is named after no
 * language is left out.
 */
export const readTranslations = (documents: Documents) => {
  const translations: Translation[] = [];
  const [first, ...languages] = languagesOf(documents);
  const diagnostics = Object.entries(documents).flatMap(([name, document]) => {
    const { collection, tag } = translationParts(name) ?? {};
    if (tag === undefined) return [];
    const { value, diagnosticAt } = document;
    if (!isCanonicalLanguage(tag))
      return [aboutFile(`${name}.json`, `In the name of this file ${notALanguage(tag)}`)];
    if (collection !== "career")
      return languages.includes(tag) ? [] : [aboutFile(`${name}.json`, notOfTheSite(tag, first))];
    const result = translationSchema.safeParse(value, { error: zodErrorMap });
    if (result.success) translations.push({ tag, ...result.data } as Translation);
    return errorDiagnostics(diagnosticAt, result.error);
  });
  return { translations, diagnostics };
};

/** All texts of the résumé in the first language. */
const resumeTexts = ({ projects, resumes: [resume] }: SiteContent): readonly string[] =>
  textsIn([resume, projects.map(({ brief }) => brief)], []).map(({ text }) => text);

/** Translations of texts that the résumé does not have, or no longer: they are shown nowhere. */
export const goneTexts = (
  { translations = [] }: Content,
  site: SiteContent,
  documents: Documents,
): Diagnostic[] => {
  const known = resumeTexts(site);
  return translations.flatMap(({ tag, texts = {} }) =>
    Object.keys(texts)
      .filter((it) => !known.includes(it))
      .flatMap((it) => {
        const message = `The résumé has no text ${quote(it)}, so this translation is shown nowhere.${didYouMean(it, known)}`;
        return documents[`career.${tag}`]?.diagnosticAt(["texts", it], message, "key") ?? [];
      })
      .map(asWarning),
  );
};

/** The translations of valid content must fit it: a text in the wrong place would be shown below another's name. */
export const checkTranslations = (
  { site, career, translations = [] }: Content,
  prepared: SiteContent,
  documents: Documents,
): Diagnostic[] => {
  const known = resumeTexts(prepared);
  const marks: readonly string[] = Object.values(siteWords.marks);
  const expected = siteWords.expected.replace("{time}", "");
  const isNeeded = (word: string) =>
    word === siteWords.expected
      ? known.some((text) => text !== word && text.includes(expected))
      : word !== siteWords.resume.grade && !marks.includes(word);
  const words = Object.values(wordsOfResume(siteWords)).filter(isNeeded);
  return translations.flatMap(({ tag, owner, texts = {}, ...lists }) => {
    const name = `career.${tag}` as const;
    const about = (message: string) => [aboutFile(`${name}.json`, message)];
    if (career === undefined) return about('There is no "data/career.json" to translate.');
    if (tag === site.language) return about(`${quote(tag)} is the language of "data/career.json".`);
    const missing = dictionaryFor(tag) ? [] : words.filter((it) => texts[it] === undefined);
    const inOwner = layOverOwner(site.owner, owner).misfits;
    const misfits: Misfit[] = [
      ...inOwner.map(([path, ...rest]): Misfit => [["owner", ...path], ...rest]),
      ...layOverCareer(career, lists).misfits,
    ];
    if (missing.length > 0)
      misfits.push([
        ["texts"],
        `The site has the résumé's words only in ${LANGUAGES.join(", ")}. Translate here: ${missing.map(quote).join(", ")}.`,
      ]);
    return misfits.flatMap((misfit) => documents[name]?.diagnosticAt(...misfit) ?? []);
  });
};
