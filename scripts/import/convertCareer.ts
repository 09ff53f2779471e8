import { quote } from "../../src/content/diagnostics";
import { inlineLinks, inlineWords } from "../../src/content/markdown";
import { itemsOf } from "../../src/lib/unknownValue";
import { careerSchema } from "../../src/resume";
import { wordsIn } from "./clean";
import { convertList, withoutEmptyValues, withPlainWords } from "./fit";
import { levelInFigures } from "./levels";
import { blocksOf } from "./markdownText";
import names from "./names.json";
import { placeOf } from "./place";
import type { Values, Warn } from "./warnings";

type Say = (key: string, message: string) => void;

/** The holder of a place in lists that have no key for it. */
const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  education: ["institution"],
  volunteer: ["organization"],
  certificates: ["issuer", "name"],
  awards: ["awarder", "title"],
  publications: ["publisher", "name"],
};

const withPlace = (list: string, { location, ...item }: Values): Values => {
  const place = location === undefined ? "" : placeOf(location).whole;
  const holder = HOLDERS[list]?.find((key) => item[key] !== undefined);
  if (place === "" || holder === undefined)
    return withoutEmptyValues({ ...item, location: place || undefined });
  const name = String(item[holder]);
  return { ...item, [holder]: name.includes(place) ? name : `${name}, ${place}` };
};

/** Lists in a summary are highlights, where a record can have them. */
const withHighlights = (item: Values): Values => {
  const blocks = blocksOf(String(item.summary ?? ""));
  const items = blocks.filter(({ isItem }) => isItem).map(({ text }) => text);
  if (items.length === 0) return item;
  const paragraphs = blocks.filter(({ isItem }) => !isItem).map(({ text }) => text);
  const highlights = [...items, ...itemsOf(item.highlights)];
  return withoutEmptyValues({ ...item, summary: paragraphs.join("\n\n") || undefined, highlights });
};

const job = (item: Values, say: Say, isExport: boolean): Values => {
  const { description, ...others } = item;
  if (isExport || description === undefined || others.summary !== undefined)
    return withHighlights(item);
  say(
    "description",
    'It became the summary of the job. What the employer makes is "description" in career.json.',
  );
  return withHighlights({ ...others, summary: description });
};

const GRADE = new RegExp(`^(?:${names.phrases.grades})\\s*[:：]\\s*(?=\\S*\\d)`, "iu");
const COURSES = new RegExp(`^(?:${names.phrases.courses})\\s*[:：]\\s*`, "iu");

/** A school's sentences: one is its mark, and the others are among the courses, in plain words. */
const school = ({ summary, highlights, ...item }: Values, say: Say): Values => {
  const key = summary === undefined ? "highlights" : "summary";
  const written = [...(summary === undefined ? [] : [summary]), ...itemsOf(highlights)]
    .flatMap((it) => blocksOf(String(it)))
    .map(({ text }) => text);
  if (written.length === 0) return item;
  if (written.some((it) => inlineLinks(it).length > 0))
    say(key, "Its links were left out: courses have plain words.");
  const facts = written.map((it) => inlineWords(it).trim());
  const mark = item.score === undefined ? facts.find((it) => GRADE.test(it)) : undefined;
  const courses = facts
    .filter((it) => it !== mark)
    .flatMap((it) => (COURSES.test(it) ? wordsIn(it.replace(COURSES, "")) : [it]));
  const all = [...itemsOf(item.courses), ...courses];
  return withoutEmptyValues({
    ...item,
    courses: all.length > 0 ? all : undefined,
    score: item.score ?? mark?.replace(GRADE, ""),
  });
};

/** What came of it is a part of what it was. */
const inSummary = ({ highlights, summary, ...item }: Values): Values => {
  const texts = [...(summary === undefined ? [] : [summary]), ...itemsOf(highlights)];
  return texts.length > 0 ? { ...item, summary: texts.join("\n") } : item;
};

/** A level in figures belongs to Interests. A skill without a name is its keywords. */
const skill = ({ level, name, keywords, ...item }: Values): Values =>
  withoutEmptyValues({
    ...item,
    name: name ?? (keywords && itemsOf(keywords).join(", ")),
    keywords: name && keywords,
    level: levelInFigures(level) === undefined ? level : undefined,
  });

const language = ({ fluency, ...item }: Values, say: Say): Values => {
  if (levelInFigures(fluency) === undefined) return withoutEmptyValues({ ...item, fluency });
  say(
    "fluency",
    `${quote(fluency)} is no word for how well: write one as "fluency" in career.json.`,
  );
  return item;
};

/** The lists of a résumé as the career has them. */
export const convertCareer = (resume: Values, warn: Warn, isExport: boolean): Values => {
  const converters: Readonly<Record<string, (item: Values, say: Say) => Values>> = {
    education: school,
    work: (item, say) => job(item, say, isExport),
    volunteer: withHighlights,
    publications: inSummary,
    awards: inSummary,
    skills: skill,
    languages: language,
  };
  const lists = Object.entries(careerSchema.unwrap().shape).map(([list, schema]) => {
    const convert = converters[list] ?? ((item: Values) => item);
    return [
      list,
      convertList([list, resume[list]], schema.unwrap(), warn, (item, path) => {
        const say: Say = (key, message) => warn([...path, key], message);
        const record = withPlace(list, convert(item, say));
        return isExport ? record : withPlainWords(schema.unwrap().element, record);
      }),
    ] as const;
  });
  return Object.fromEntries(lists.filter(([, items]) => items.length > 0));
};
