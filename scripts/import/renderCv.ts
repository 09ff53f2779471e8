import { PRESENT } from "../../src/content/dates";
import { quote } from "../../src/content/diagnostics";
import type { JsonPath } from "../../src/content/json";
import { inlineWords } from "../../src/content/markdown";
import { itemsOf, recordOf } from "../../src/lib/unknownValue";
import { wordsIn } from "./clean";
import names from "./names.json";
import type { Values, Warn } from "./warnings";

const LINK = /^\[([^\]]+)\]\((https?:\/\/[^)]+)\)$/;

/** A name may be a link in Markdown. */
const withLink = (item: Values): Values => {
  const [, name, url] = LINK.exec(String(item.name)) ?? [];
  return name === undefined ? item : { url, ...item, name };
};

const listTitled = (title: string): string | undefined =>
  Object.entries(names.titles).find(([, words]) =>
    words.split(" ").some((word) => title.toLowerCase().includes(word)),
  )?.[0];

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
    LABELLED.exec(text) ?? /^([^:：*]{1,40})[:：]\s+(.+)$/s.exec(text) ?? [];
  return label !== undefined && WITH_DETAILS.includes(list)
    ? { label, details: inlineWords(details ?? "") }
    : inlineWords(text);
};

/** The list of JSON Resume in which an entry belongs: by the keys that only its kind has, and by its section's title. */
const listOf = (title: string, found: unknown): string | undefined => {
  const titled = listTitled(title);
  if (textIn(found) !== undefined) return NAMED_BY_TEXT.find((list) => list === titled);
  const item = recordOf(found);
  if (item.company !== undefined) return titled === "volunteer" ? titled : "work";
  if (item.institution !== undefined) return "education";
  if (item.authors !== undefined) return "publications";
  if (item.label !== undefined) return WITH_DETAILS.find((list) => list === titled) ?? "skills";
  if (item.name === undefined) return undefined;
  return titled === undefined || titled === "skills" ? "projects" : titled;
};

/** In RenderCV these last until today if they have no end. */
const GOES_ON = ["education", "projects", "volunteer", "work"];

const renamed = (list: string, { details, doi, ...item }: Values): Values => {
  if (list === "skills" || list === "interests")
    return { ...item, keywords: details === undefined ? undefined : wordsIn(String(details)) };
  if (list === "languages") return { ...item, fluency: details };
  if (list === "publications" && doi)
    return item.url ? { doi, ...item } : { url: `https://doi.org/${doi}`, ...item };
  const isOver = item.start_date === undefined || (item.end_date ?? item.date) !== undefined;
  return withLink(GOES_ON.includes(list) && !isOver ? { ...item, end_date: PRESENT } : item);
};

const ABOUT = /summary|about|profil|objective|propos|über mich|o mnie|sobre|perfil/i;

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
        if (/projects|skills/.test(list) && listTitled(title) === undefined)
          warn(
            [...place, index],
            `It became one of the ${list}: ${quote(title)} names no known kind.`,
          );
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
