import { directionOf } from "../../content/schema";
import { RESUME_ADDRESS } from "../../content/section";
import { mapTexts, slugOf } from "../../content/text";
import { type Edition, type Resume, wordsOfResume } from "../../resume";
import { dictionaryFor } from "../../words/languages";
import { inSiteLanguage } from "../../words/locale";
import { words } from "../../words/words";
import type { Content } from "../collections/collections";
import type { Translation } from "../collections/translation";
import { type ResumeData, resumeOf } from "./resumeOf";
import { translated } from "./translated";

const siteWords = wordsOfResume(words);

/** The texts of the first résumé, each with that of a translation: its own words, which the site may have, and the owner's. */
const textsOf = ({ tag, texts = {} }: Translation): ReadonlyMap<string, string> => {
  const dictionary = dictionaryFor(tag);
  // Older translations into other languages have no word for a grade.
  const usual: Readonly<Record<string, string>> = dictionary
    ? wordsOfResume(dictionary)
    : { ...siteWords, grade: "" };
  const own = Object.entries(siteWords).map(([key, word]) => [word, usual[key]]);
  return new Map(Object.entries({ ...Object.fromEntries(own), ...texts }));
};

/** The translations that are editions beside the site's: a language of the site has its résumé among its own pages. */
const othersIn = ({ site, translations = [] }: Content) =>
  translations.filter(({ tag }) => !site.languages.includes(tag));

/** The résumé's languages: the site's, then others into which the owner has translated it. */
export const editionsOf = (content: Content): (Edition & { app: string })[] => {
  const name = slugOf(content.site.owner.name);
  return [
    {
      ...{ app: "resume", language: inSiteLanguage, words: siteWords },
      ...{ address: RESUME_ADDRESS, folder: "/", file: `/${name}-resume.pdf` },
    },
    ...othersIn(content).map((translation) => {
      const { tag } = translation;
      const place = tag.toLowerCase();
      const address = `${RESUME_ADDRESS}${place}/`;
      const texts = textsOf(translation);
      return {
        ...{ app: `resume-${place}`, language: { lang: tag, dir: directionOf(tag) } },
        words: mapTexts<Edition["words"]>(siteWords, (word) => texts.get(word) ?? word),
        ...{ address, folder: address, file: `${address}${name}-resume-${place}.pdf` },
      };
    }),
  ];
};

/** The résumé in each of its languages, the site's first; none without a career. `first` is the content in the site's first language. */
export const resumesOf = (
  data: ResumeData,
  content: Content,
  { career }: Content,
): readonly Resume[] => {
  if (career === undefined) return [];
  const { site, translations = [] } = content;
  const own = translations.find(({ tag }) => tag === site.language);
  const all = [own, ...othersIn(content)];
  return editionsOf(content).map((edition, index) => {
    const its = all[index];
    return resumeOf(its ? translated(data, career, its, textsOf(its)) : data, edition);
  });
};
