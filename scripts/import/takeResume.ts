import { quote } from "../../src/build/diagnostics/quote";
import type { JsonPath } from "../../src/build/files/readDocument";
import { inlineWords } from "../../src/build/markdown/inlineHtml";
import { itemsOf, recordOf } from "../../src/build/record";
import { start as startSchema } from "../../src/build/schemas/projectTime";
import { slugOf } from "../../src/build/slug";
import { careerSchema } from "../../src/sections/career/schema";
import { interestsSchema } from "../../src/sections/interests/schema";
import { projectsSchema } from "../../src/sections/projects/schema";
import { takeOwner, takeProfiles } from "./basics";
import { fitTo, known, takeList } from "./fit";
import { clean, type Say, type Values } from "./readResume";

/** A start without an end means that it goes on, as in JSON Resume. */
const going = (item: Values): Values =>
  item.endDate === undefined && startSchema.safeParse(item.startDate).success
    ? { ...item, endDate: "present" }
    : item;

/** `isCurrent` is this site's own key: a school without an end may be over. */
const school = ({ isCurrent, ...item }: Values): Values =>
  isCurrent === true ? going(item) : item;

const ENDS: Readonly<Record<string, (item: Values) => Values>> = {
  work: going,
  volunteer: going,
  education: school,
};

const takeCareer = (resume: Values, say: Say): Values => {
  const lists = Object.entries(careerSchema.unwrap().shape).map(
    ([list, schema]) =>
      [list, takeList([list, resume[list]], schema.unwrap(), say, ENDS[list])] as const,
  );
  return Object.fromEntries(lists.filter(([, items]) => items.length > 0));
};

const topicSchema = interestsSchema.element.shape.topics.element;
const NEEDS = "A topic in interests.json needs a level from 0 to 100 and a seniority.";

/** `topics` is this site's own word: JSON Resume has no levels, and none is invented. */
const takeInterests = (resume: Values, say: Say): Values[] => {
  const rename = ({ name, keywords, topics, ...others }: Values, path: JsonPath) => {
    const found = itemsOf(topics).flatMap(
      (topic, index) => fitTo(topicSchema, recordOf(topic), [...path, "topics", index], say) ?? [],
    );
    const names = new Set(found.map((topic) => recordOf(topic).name));
    const unsaid = itemsOf(keywords).filter((keyword) => !names.has(keyword));
    const lost = found.length === 0 ? [name] : unsaid;
    if (lost.length > 0) say(path, `${lost.map(quote).join(", ")} was left out. ${NEEDS}`);
    return found.length === 0 ? undefined : { heading: name, topics: found, ...others };
  };
  return takeList(["interests", resume.interests], interestsSchema, say, rename);
};

const linkSchema = projectsSchema.element.shape.links.unwrap().element;

/** Links, emphasis and code begin with these: see `inlineHtml.ts`. */
const SIGNS = /[\\*_`[\]]/g;

/** A text that cannot be taken for Markdown. */
const asWritten = (text: unknown): string =>
  inlineWords(String(text)) === text ? text : String(text).replace(SIGNS, "\\$&");

const entryOf = ([first, ...others]: readonly unknown[]): Values | undefined => {
  if (first === undefined) return undefined;
  return others.length === 0
    ? { type: "text", content: first }
    : { type: "array", content: [first, ...others] };
};

/** Whether an address is that of the project's own page on the site where the résumé comes from. */
const isOwnPage = (url: string, home: string, name: unknown): boolean =>
  url.startsWith(URL.canParse(home) ? new URL(home).href : home) &&
  new URL(url).pathname.replace(/\/$/, "").endsWith(`/${encodeURI(slugOf(String(name)))}`);

const takeProjects = (resume: Values, siteUrl: string, say: Say): Values[] => {
  const home = String(recordOf(resume.basics).url ?? siteUrl);
  const rename = (item: Values, path: JsonPath) => {
    const { name, entity, roles, startDate, endDate, url, links, ...rest } = going(item);
    const { description, highlights, keywords, ...others } = rest;
    const isLink = typeof url === "string" && URL.canParse(url) && !isOwnPage(url, home, name);
    const found = [
      ...(isLink ? [{ label: new URL(url).hostname, url }] : []),
      ...itemsOf(links).map(recordOf),
    ].flatMap((link) => fitTo(linkSchema, link, [...path, "links"], say) ?? []);
    const said = [description ?? [], highlights ?? []].flat().map(asWritten);
    return known({
      name,
      start: startDate,
      end: endDate,
      links: found.length > 0 ? found : undefined,
      basics: known({
        company: entryOf(entity === undefined ? [] : [entity]),
        keywords: keywords && { type: "array", content: keywords },
        role: entryOf(itemsOf(roles)),
      }),
      description: said.length > 0 ? { whatWasDone: entryOf(said) } : undefined,
      ...others,
    });
  };
  return takeList(["projects", resume.projects], projectsSchema, say, rename);
};

const SECTIONS = ["basics", "interests", "projects", ...Object.keys(careerSchema.unwrap().shape)];

/** About the file, not about the person. */
const ABOUT_THE_FILE = ["$schema", "meta"];

/** Reads a résumé of any version of JSON Resume in the words of the data files. `siteUrl` is the site's own address. */
export const takeResume = (value: Values, siteUrl: string, say: Say) => {
  const parts = Object.entries(value);
  for (const [key, part] of parts) {
    if (SECTIONS.includes(key) || ABOUT_THE_FILE.includes(key)) continue;
    if (clean(part, [key], () => {}) !== undefined)
      say([key], `${quote(key)} has no place on the site.`);
  }
  const sections = parts.filter(([key]) => SECTIONS.includes(key));
  const resume = recordOf(clean(Object.fromEntries(sections), [], say));
  return {
    owner: takeOwner(resume, siteUrl, say),
    profiles: takeProfiles(resume, say),
    projects: takeProjects(resume, siteUrl, say),
    interests: takeInterests(resume, say),
    career: takeCareer(resume, say),
  };
};

export type Taken = ReturnType<typeof takeResume>;
