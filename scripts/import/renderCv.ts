import type { JsonPath } from "../../src/build/files/readDocument";
import { itemsOf, recordOf } from "../../src/lib/unknownValue";
import type { Remark, Values } from "./remarks";

const LINK = /^\[([^\]]+)\]\((https?:\/\/[^)]+)\)$/;

/** A name may be a link in Markdown. */
const withLink = (item: Values): Values => {
  const [, name, url] = LINK.exec(String(item.name)) ?? [];
  return name === undefined ? item : { url, ...item, name };
};

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/volunt/i, "volunteer"],
  [/award|honou?r|prize|scholarship/i, "awards"],
  [/certif|licen[cs]e/i, "certificates"],
  [/publication|paper|article/i, "publications"],
  [/language/i, "languages"],
  [/reference/i, "references"],
];

/** The list of JSON Resume in which an entry belongs: by the keys that only its kind has, and by its section's title. */
const listOf = (title: string, item: Values): string | undefined => {
  const titled = KINDS.find(([words]) => words.test(title))?.[1];
  if (item.company !== undefined) return titled === "volunteer" ? titled : "work";
  if (item.institution !== undefined) return "education";
  if (item.authors !== undefined) return "publications";
  if (item.label !== undefined) return titled === "languages" ? titled : "skills";
  return item.name === undefined ? undefined : (titled ?? "projects");
};

/** The keywords of "Python, C++ (since 2011, mostly), and Git". */
const keywordsIn = (details: unknown): string[] =>
  String(details)
    .split(/[,;]\s*(?:and\s+)?(?![^()]*\))/)
    .map((word) => word.trim());

const renamed = (list: string, { details, doi, ...item }: Values): Values => {
  if (list === "skills") return { ...item, keywords: keywordsIn(details) };
  if (list === "languages") return { ...item, fluency: details };
  if (list === "publications")
    return { ...(doi ? { url: `https://doi.org/${doi}` } : {}), ...item };
  return withLink(item);
};

const textIn = (item: unknown): unknown =>
  typeof item === "string" ? item : (recordOf(item).bullet ?? recordOf(item).number);

/** RenderCV's file in the lists of JSON Resume, and the way back to each record's place. */
export const readRenderCv = (cv: Values, remark: Remark) => {
  const { sections, social_networks: profiles, headline, ...basics } = cv;
  const lists: Record<string, Values[]> = {};
  const places = new Map<string, JsonPath>();
  const texts: string[] = [];
  for (const [title, items] of Object.entries(recordOf(sections))) {
    for (const [index, found] of itemsOf(items).entries()) {
      const place = ["cv", "sections", title, index];
      const list = listOf(title, recordOf(found));
      const text = textIn(found);
      if (list !== undefined) {
        lists[list] = [...(lists[list] ?? []), renamed(list, recordOf(found))];
        places.set(`${list} ${lists[list].length - 1}`, place);
      } else if (typeof text === "string" && /summary|about|profile|objective/i.test(title)) {
        texts.push(text);
        places.set("basics summary", place);
      } else remark(place, "Left out: the site has no place for a section of such texts.");
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
