import { quote } from "../../src/build/diagnostics/quote";
import type { JsonPath } from "../../src/build/files/readDocument";
import { inlineWords } from "../../src/build/markdown/inlineHtml";
import { itemsOf, recordOf } from "../../src/lib/unknownValue";
import type { Remark, Values } from "./remarks";

const LINK = /^\[([^\]]+)\]\((https?:\/\/[^)]+)\)$/;

/** A name may be a link in Markdown. */
const withLink = (item: Values): Values => {
  const [, name, url] = LINK.exec(String(item.name)) ?? [];
  return name === undefined ? item : { url, ...item, name };
};

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/volunt|bénévol|ehrenamt|wolontar/i, "volunteer"],
  [/award|honou?r|prize|prix|premi|auszeichn|nagrod|scholarship/i, "awards"],
  [/[cz]ert[iy]f|licen[cs]e/i, "certificates"],
  [/publi[ck]a|paper|article/i, "publications"],
  [/language|langue|idioma|sprach|język/i, "languages"],
  [/\br[eé]f[eé]ren/i, "references"],
  [/proje|proye|proge/i, "projects"],
  [/skill|techn|tool|comp[eé]t|habil|fähig|kenntn|umiej/i, "skills"],
];

const listTitled = (title: string): string | undefined =>
  KINDS.find(([words]) => words.test(title))?.[1];

const textIn = (item: unknown): unknown => {
  const { bullet, number, reversed_number: reversed } = recordOf(item);
  return typeof item === "string" ? item : (bullet ?? number ?? reversed);
};

/** Lists of which a text alone is a record. */
const NAMED_BY_TEXT = ["awards", "certificates", "languages"];

/** The list of JSON Resume in which an entry belongs: by the keys that only its kind has, and by its section's title. */
const listOf = (title: string, found: unknown): string | undefined => {
  const titled = listTitled(title);
  if (textIn(found) !== undefined) return NAMED_BY_TEXT.find((list) => list === titled);
  const item = recordOf(found);
  if (item.company !== undefined) return titled === "volunteer" ? titled : "work";
  if (item.institution !== undefined) return "education";
  if (item.authors !== undefined) return "publications";
  if (item.label !== undefined) return titled === "languages" ? titled : "skills";
  if (item.name === undefined) return undefined;
  return titled === undefined || titled === "skills" ? "projects" : titled;
};

/** The keywords of "Python, C++ (since 2011, mostly), and Git". */
const keywordsIn = (details: unknown): string[] =>
  String(details)
    .split(/[,;]\s*(?:and\s+)?(?![^()]*\))/)
    .map((word) => word.trim());

const renamed = (list: string, { details, doi, ...item }: Values): Values => {
  if (list === "skills") return { ...item, keywords: keywordsIn(details) };
  if (list === "languages") return { ...item, fluency: details };
  if (list === "publications" && doi)
    return item.url ? { doi, ...item } : { url: `https://doi.org/${doi}`, ...item };
  return withLink(item);
};

const ABOUT = /summary|about|profil|objective|propos|über mich|o mnie|sobre|perfil/i;

/** RenderCV's file in the lists of JSON Resume, and the way back to each record's place. */
export const readRenderCv = (cv: Values, remark: Remark) => {
  const { sections, social_networks: profiles, headline, ...basics } = cv;
  const lists: Record<string, unknown[]> = {};
  const places = new Map<string, JsonPath>();
  const texts: string[] = [];
  for (const [title, items] of Object.entries(recordOf(sections))) {
    for (const [index, found] of itemsOf(items).entries()) {
      const place = ["cv", "sections", title, index];
      const list = listOf(title, found);
      const text = textIn(found);
      if (list !== undefined) {
        const record =
          text === undefined ? renamed(list, recordOf(found)) : inlineWords(String(text));
        lists[list] = [...(lists[list] ?? []), record];
        places.set(`${list} ${lists[list].length - 1}`, place);
        if (/projects|skills/.test(list) && listTitled(title) === undefined)
          remark(place, `It became one of the ${list}: ${quote(title)} names no known kind.`);
      } else if (typeof text === "string" && ABOUT.test(title)) {
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
