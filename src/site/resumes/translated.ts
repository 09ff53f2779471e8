import { timesIn } from "../../content/dates";
import { dataFile, layOver } from "../../content/json";
import { mapTexts } from "../../content/text";
import type { Career } from "../../resume";
import { prepareCareer } from "../../sections/career/content";
import { inSiteLanguage } from "../../words/locale";
import { words as siteWords } from "../../words/words";
import type { Translation } from "../collections/translation";
import type { ResumeData } from "./resumeOf";

/** Lays the lists of a translation over those of the career, each entry in its place. */
export const layOverCareer = (career: Career, lists: object) =>
  layOver(career, lists, { file: dataFile("career"), isSame: () => false, inPlaces: true });

/** Lays its texts about the owner over those of the site. */
export const layOverOwner = (owner: object, texts: object | undefined) =>
  layOver(owner, texts, { file: dataFile("site"), isSame: () => false });

/** Keys of values by which the code knows something. */
const NO_TEXT = /^(?:seniority|end|endDate)$/;

/** The résumé's data with the texts of a translation in place of their own. */
export const translated = (
  { site, projects, interests, ...data }: ResumeData,
  first: Career,
  { tag, owner, texts: _, ...lists }: Translation,
  texts: ReadonlyMap<string, string>,
): ResumeData => {
  const wordFor = (word: string) => texts.get(word) ?? word;
  const timeInWords = timesIn(tag, wordFor(siteWords.present), wordFor(siteWords.expected));
  const inWords = (text: string, key = "") => (!NO_TEXT.test(key) && texts.get(text)) || text;
  const career = mapTexts(layOverCareer(first, lists).value as Career, inWords);
  const aboutOwner = layOverOwner(site.owner, owner).value;
  // Projects are shown below the job of their company.
  const employers = new Map(first.work.map(({ name }, index) => [name, career.work[index]?.name]));
  return {
    ...data,
    site: { ...site, owner: mapTexts(aboutOwner as typeof site.owner, inWords) },
    career: prepareCareer(career, timeInWords),
    projects: projects.map((project) => {
      const { start, end, brief, resumeTexts, language, basics } = project;
      const its = mapTexts(project, inWords);
      // A translation from before whole sentences has the brief text.
      const description = texts.get(resumeTexts.description) ?? texts.get(brief);
      const isTranslated =
        description !== undefined ||
        (resumeTexts.description === "" && resumeTexts.points.every((it) => texts.has(it)));
      const company = basics.company.content.map((it) => employers.get(it) ?? inWords(it));
      const year = start ? [timeInWords(start, end)] : basics.year.content;
      return {
        ...its,
        basics: {
          ...its.basics,
          company: { ...basics.company, content: company },
          year: { ...basics.year, content: year },
        },
        resumeTexts: { ...its.resumeTexts, description: description ?? resumeTexts.description },
        language: isTranslated ? undefined : (language ?? inSiteLanguage),
      };
    }),
    interests: mapTexts(interests, inWords),
  };
};
