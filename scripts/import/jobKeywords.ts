import { itemsOf, recordOf } from "../../src/lib/unknownValue";
import type { Values, Warn } from "./warnings";

/** Letters of the alphabets that set words apart by spaces. */
const LETTER = "[\\p{sc=Latn}\\p{sc=Grek}\\p{sc=Cyrl}\\p{sc=Arab}\\p{sc=Hebr}\\p{N}_]";

/** Spellings that are no everyday word, as "React" and "Go" are in small letters. */
const UNMISTAKABLE = /\p{Ll}\p{Lu}|[\d.#+]/u;

const ADDED =
  'Jobs got those of your keywords that their own texts name, as "keywords" in career.json.';

/** Finds a keyword as a whole word: neither "Java" in "JavaScript" nor "C" in "C++", and no single letter. */
const finderOf = (keyword: string) => {
  const written = keyword.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const flags = UNMISTAKABLE.test(keyword) ? "iu" : "u";
  return [...keyword].length > 1
    ? new RegExp(`(?<!${LETTER})${written}(?!\\.?${LETTER}|[+#])`, flags)
    : /(?!)/;
};

/** The words of the skills, but no name of a group, and those of the projects. */
const keywordsIn = ({ skills, projects }: Values): string[] => {
  const found = [...itemsOf(skills), ...itemsOf(projects)].map(recordOf);
  const words = found.flatMap(({ name, title, keywords }, index) =>
    keywords === undefined && index < itemsOf(skills).length ? [name ?? title] : itemsOf(keywords),
  );
  return [...new Set(words.filter((it) => typeof it === "string"))];
};

/** Adds to each job those of the résumé's keywords that its own texts name, as evidence for the skills. */
export const withJobKeywords = (resume: Values, warn: Warn): Values => {
  if (!Array.isArray(resume.work)) return resume;
  const finders = keywordsIn(resume).map((name) => ({ name, finder: finderOf(name) }));
  const work = resume.work.map((found: unknown) => {
    const { keywords, position, summary, description, highlights } = recordOf(found);
    const texts = [position, summary ?? description, ...itemsOf(highlights)].join("\n");
    const own = itemsOf(keywords).map((it) => String(it).toLowerCase());
    const named = finders
      .filter(({ name, finder }) => finder.test(texts) && !own.includes(name.toLowerCase()))
      .map(({ name }) => name);
    if (named.length === 0) return found;
    return { ...recordOf(found), keywords: [...itemsOf(keywords), ...named] };
  });
  if (work.some((job, index) => job !== itemsOf(resume.work)[index])) warn(["work"], ADDED);
  return { ...resume, work };
};
