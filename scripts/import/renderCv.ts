import { PRESENT } from "../../src/content/dates";
import { quote } from "../../src/content/diagnostics";
import type { JsonPath } from "../../src/content/json";
import { inlineLinks, inlineWords } from "../../src/content/markdown";
import { itemsOf, recordOf } from "../../src/lib/unknownValue";
import { wordsIn } from "./clean";
import names from "./names.json";
import type { Values, Warn } from "./warnings";

/** The keys that name an entry. */
const NAMES = ["company", "institution", "title", "name"];

/** A name may be a link in Markdown. */
const withLink = (item: Values): Values => {
  const named = NAMES.filter((key) => typeof item[key] === "string");
  const [url] = named.flatMap((key) => inlineLinks(String(item[key])));
  const plain = named.map((key) => [key, inlineWords(String(item[key]))]);
  return { ...(url !== undefined && { url }), ...item, ...Object.fromEntries(plain) };
};

/** No languages that people speak. */
const PROGRAMMING =
  /program|cod(?:e|ing)|编程|編程|程序|برمج|プログラ|프로그|תכנות|програм|lập trình/i;

/** The lists that a title names, the first before the others. */
const listsTitled = (title: string): string[] => {
  const named = Object.entries(names.titles).filter(([, words]) =>
    words.split(" ").some((word) => title.toLowerCase().includes(word)),
  );
  return named.map(([list]) => (list === "languages" && PROGRAMMING.test(title) ? "skills" : list));
};

const textIn = (item: unknown): unknown => {
  const { bullet, number, reversed_number: reversed } = recordOf(item);
  return typeof item === "string" ? item : (bullet ?? number ?? reversed);
};

/** Lists of which a text alone is a record. */
const NAMED_BY_TEXT = [
  "awards",
  "certificates",
  "interests",
  "languages",
  "publications",
  "skills",
];

/** "**Languages:** C++, Python" is a label with details. */
const LABELLED = /^\*\*([^*]+?)(?:\s*[:：]\s*\*\*|\*\*\s*[:：])\s*(.+)$/s;

/** The lists whose records are a label with details. */
const WITH_DETAILS = ["interests", "languages", "skills"];

/** An entry that is a text alone as a record. */
const recordIn = (text: string, list: string): unknown => {
  const [, label, details] =
    LABELLED.exec(text) ?? /^([^:：*]{1,40})(?::\s+|：\s*)(.+)$/s.exec(text) ?? [];
  return label !== undefined && WITH_DETAILS.includes(list)
    ? { label, details: inlineWords(details ?? "") }
    : inlineWords(text);
};

/** The list of JSON Resume in which an entry belongs: by the keys that only its kind has, and by its section's title. */
const listOf = (title: string, found: unknown): string | undefined => {
  const lists = listsTitled(title);
  const [titled] = lists;
  if (textIn(found) !== undefined) return NAMED_BY_TEXT.find((list) => list === titled);
  const item = recordOf(found);
  if (item.company !== undefined) return titled === "volunteer" ? titled : "work";
  if (item.institution !== undefined) return "education";
  if (item.authors !== undefined) return "publications";
  if (item.label !== undefined)
    return [...WITH_DETAILS, ...NAMED_BY_TEXT].find((list) => lists.includes(list)) ?? "skills";
  if (item.name === undefined) return undefined;
  return titled === undefined || titled === "skills" ? "projects" : titled;
};

/** In RenderCV these last until today if they have no end. */
const GOES_ON = ["education", "projects", "volunteer", "work"];

const renamed = (list: string, { details, doi, label, ...item }: Values): Values => {
  if (list === "skills" || list === "interests")
    return {
      ...{ label, ...item },
      keywords: details === undefined ? undefined : wordsIn(String(details)),
    };
  if (list === "languages") return { label, ...item, fluency: details };
  // "Golden roll: 2021"
  if (label !== undefined) return { name: [label, details].filter(Boolean).join(": "), ...item };
  if (list === "publications" && doi)
    return item.url ? { doi, ...item } : { url: `https://doi.org/${doi}`, ...item };
  const isOver = item.start_date === undefined || (item.end_date ?? item.date) !== undefined;
  return withLink(GOES_ON.includes(list) && !isOver ? { ...item, end_date: PRESENT } : item);
};

const ABOUT =
  /summary|about|profil|objective|propos|über mich|o mnie|sobre|perfil|resum|résumé|sommario|zusammenfassung|samenvatting|sammanfattning|podsumowanie|introdu|présentation|presentación|özet|hakkımda|giới thiệu|о себе|简介|簡介|评价|自己紹介|소개|نبذة|אודות|תקציר/i;

/** RenderCV's file in the lists of JSON Resume, and the way back to each record's place. */
export const readRenderCv = (cv: Values, warn: Warn) => {
  const { sections, social_networks: profiles, headline, ...basics } = cv;
  const lists: Record<string, unknown[]> = {};
  const places = new Map<string, JsonPath>();
  const texts: string[] = [];
  for (const [title, items] of Object.entries(recordOf(sections))) {
    const place = ["cv", "sections", title];
    if (Object.keys(recordOf(items)).length > 0)
      warn(place, `${quote(title)} was left out: it is a record, not a list.`);
    for (const [index, found] of itemsOf(typeof items === "string" ? [items] : items).entries()) {
      const list = listOf(title, found);
      const text = textIn(found);
      if (list !== undefined) {
        const record = text === undefined ? recordOf(found) : recordIn(String(text), list);
        const its = typeof record === "string" ? record : renamed(list, recordOf(record));
        lists[list] = [...(lists[list] ?? []), its];
        places.set(`${list} ${lists[list].length - 1}`, [...place, index]);
        const kinds = listsTitled(title);
        if (/projects|skills/.test(list) && !kinds.includes(list)) {
          const why =
            kinds.length > 0 ? "it is written like them" : `${quote(title)} names no known kind`;
          warn([...place, index], `It became one of the ${list}: ${why}.`);
        }
      } else if (typeof text === "string" && ABOUT.test(title)) {
        texts.push(text);
        places.set("basics summary", [...place, index]);
      } else
        warn([...place, index], "Left out: the site has no place for a section of such texts.");
    }
  }
  const summary = texts.length > 0 ? texts.join("\n\n") : undefined;
  const placeOf = ([list = "", index, ...inside]: JsonPath): JsonPath => {
    const place = places.get(`${list} ${index}`);
    if (place !== undefined) return [...place, ...inside];
    const key = index === "profiles" ? "social_networks" : index === "label" ? "headline" : index;
    return list === "basics" ? ["cv", ...(key === undefined ? [] : [key]), ...inside] : ["cv"];
  };
  return {
    value: { ...lists, basics: { ...basics, label: headline, summary, profiles } },
    placeOf,
  };
};
