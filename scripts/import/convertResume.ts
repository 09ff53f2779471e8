import { z } from "zod";
import { isHttpsAddress } from "../../src/build/addresses";
import { quote } from "../../src/build/diagnostics/quote";
import type { JsonPath } from "../../src/build/files/readDocument";
import { iconDiagnostic } from "../../src/build/icons/findIcon";
import { inlineHtml, inlineWords } from "../../src/build/markdown/inlineHtml";
import { start as startSchema } from "../../src/build/schemas/dates";
import { owner as ownerSchema } from "../../src/build/schemas/owner";
import { distinct } from "../../src/build/schemas/parts";
import { slugOf } from "../../src/build/slug";
import { itemsOf, recordOf } from "../../src/lib/unknownValue";
import { careerSchema } from "../../src/sections/career/build";
import { projectFrontMatter } from "../../src/sections/projects/schema";
import { clean, profileAddress } from "./clean";
import { convertList, fitTo, known } from "./fit";
import { levelInFigures, levelOf } from "./levels";
import { asMarkdown, blocksOf } from "./markdownText";
import type { Remark, Values } from "./remarks";

const foundOwnerSchema = ownerSchema.omit({ photo: true }).partial();

const bare = (address: unknown): string => String(address).replace(/\/+$/, "");

const regions = new Intl.DisplayNames("en", { type: "region" });

/** The city without the street, since everybody reads it. An address alone is a place in free words. */
const placeOf = (location: unknown, remark: Remark): unknown => {
  if (typeof location === "string") return location;
  const { city, region, countryCode, address, postalCode } = recordOf(location);
  const code = String(countryCode ?? "").toUpperCase();
  const country = /^[A-Z]{2}$/.test(code) ? regions.of(code) : countryCode;
  const place = [city, region, country].filter(Boolean).join(", ");
  if (place === "") return address;
  const lost = [address ? "street" : [], postalCode ? "postcode" : []].flat();
  if (lost.length > 0) {
    const subject = `The ${lost.join(" and the ")} ${lost.length > 1 ? "were" : "was"}`;
    remark(["basics", "location"], `${subject} left out: the site names the city alone.`);
  }
  return place;
};

/** The owner's facts in a résumé. */
const convertOwner = (resume: Values, siteUrl: string, remark: Remark): Values => {
  const {
    label,
    url,
    location,
    phone,
    summary,
    image,
    profiles: _,
    ...others
  } = recordOf(resume.basics);
  if (image !== undefined)
    remark(
      ["basics", "image"],
      `Left out: put the picture into data/, and name it as "photo" in site.json.`,
    );
  const plain = summary && inlineWords(String(summary));
  if (/<(?:a|code|em|strong)\b/.test(inlineHtml(String(summary), ""))) {
    remark(["basics", "summary"], "Emphasis and links were left out: site.json has plain words.");
  }
  if (url !== undefined && bare(url) !== bare(siteUrl))
    remark(["basics", "url"], `${quote(url)} was left out: site.json says ${quote(siteUrl)}.`);
  const owner = {
    ...{ ...others, role: label, place: placeOf(location, remark) },
    ...{ summary: plain, phone: phone && String(phone).replace(/^tel:/, "") },
  };
  return fitTo(foundOwnerSchema, owner, ["basics"], remark) ?? {};
};

/** No résumé says how much a profile is used. */
const DEFAULT_LEVEL = "Medium usage";

/** The network's mark, if it is installed. Simple Icons writes "dev.to" as devdotto. */
const iconOf = (network: string): string => {
  const name = network.toLowerCase().replaceAll(".", "dot");
  const icon = `simple-icons:${name.replace(/[^a-z0-9]/g, "")}`;
  return iconDiagnostic(icon) === undefined ? icon : "lucide:link";
};

/** The contacts under Social Media. */
const convertProfiles = (resume: Values, remark: Remark) =>
  itemsOf(recordOf(resume.basics).profiles).flatMap((profile, index) => {
    const { network, username, url = profileAddress(network, username) } = recordOf(profile);
    if (typeof url !== "string" || !isHttpsAddress(url)) {
      remark(["basics", "profiles", index], "Left out: a profile needs an address.");
      return [];
    }
    const name = typeof network === "string" ? network : new URL(url).hostname;
    return [{ name, level: DEFAULT_LEVEL, link: url, icon: iconOf(name) }];
  });

/** A start without an end means that it goes on, as in JSON Resume. */
const ongoing = (item: Values): Values =>
  item.endDate === undefined && startSchema.safeParse(item.startDate).success
    ? { ...item, endDate: "present" }
    : item;

/** An end alone is the time of graduation. */
const graduated = (item: Values): Values =>
  item.startDate === undefined && startSchema.safeParse(item.endDate).success
    ? { ...item, startDate: item.endDate }
    : item;

/** Lists in a summary are highlights, where a record can have them. */
const withHighlights = (item: Values): Values => {
  const blocks = blocksOf(String(item.summary ?? ""));
  const items = blocks.filter(({ isItem }) => isItem).map(({ text }) => text);
  if (items.length === 0) return item;
  const paragraphs = blocks.filter(({ isItem }) => !isItem).map(({ text }) => text);
  const highlights = [...items, ...itemsOf(item.highlights)];
  return known({ ...item, summary: paragraphs.join("\n\n") || undefined, highlights });
};

const convertCareer = (resume: Values, remark: Remark): Values => {
  // `isCurrent` is this site's own key: a school without an end may be over.
  const school = ({ isCurrent, ...item }: Values) =>
    isCurrent === true ? ongoing(item) : graduated(item);
  const job = (item: Values) => withHighlights(ongoing(item));
  // A figure has its place in Interests; the résumé has words.
  const skill = ({ level, ...item }: Values) =>
    known({ ...item, level: levelInFigures(level) === undefined ? level : undefined });
  const renames: Record<string, (item: Values) => Values> = {
    education: school,
    skills: skill,
    work: job,
    volunteer: job,
  };
  const lists = Object.entries(careerSchema.unwrap().shape).map(([list, schema]) => {
    const rename = renames[list] ?? ((item: Values) => item);
    return [list, convertList([list, resume[list]], schema.unwrap(), remark, rename)] as const;
  });
  return Object.fromEntries(lists.filter(([, items]) => items.length > 0));
};

const unclearLevel = (level: unknown): string => {
  const ways = /^[1-5]$/.test(String(level)) ? `${level}/5" or "${level}%` : '3/5" or "60%';
  return `${quote(level)} was left out: it does not say of how much. Write "${ways}" here, or a "level" from 0 to 100 in data/interests.json.`;
};

/** A topic of this site's own résumés. */
const topicOf = (topic: unknown): Values => {
  const { level, ...others } = recordOf(topic);
  return level === undefined ? others : { ...others, level: Number(level) };
};

/** Skills and interests as groups of topics. This site's own résumés have the topics themselves. */
const convertInterests = (resume: Values, remark: Remark): Values[] => {
  const groups = new Map<string, unknown[]>();
  const lists = { Skills: resume.skills, Interests: resume.interests };
  const entries = Object.entries(lists).flatMap(([list, items]) =>
    itemsOf(items).map((it, index) => ({ record: recordOf(it), list, index })),
  );
  for (const { record, list, index } of entries.filter(({ record }) => record.name !== undefined)) {
    const { name, level, keywords, topics } = record;
    if (levelInFigures(level) === null)
      remark([list.toLowerCase(), index, "level"], unclearLevel(level));
    const heading = (topics ?? keywords) ? String(name) : list;
    const found = topics
      ? itemsOf(topics).map(topicOf)
      : itemsOf(keywords ?? [name]).map((topic) => ({ name: topic, ...levelOf(level) }));
    groups.set(heading, [...(groups.get(heading) ?? []), ...found]);
  }
  return [...groups].map(([heading, topics]) => ({ heading, topics }));
};

/** Projects as Markdown files, with their text beside the front matter. */
const projectList = z
  .array(projectFrontMatter.safeExtend({ text: z.string() }))
  .superRefine(distinct("name", "/projects/"));

const linkSchema = projectFrontMatter.shape.links.unwrap().element;

/** Whether an address is that of the project's own page on the site where the résumé comes from. */
const isOwnPage = (url: string, home: string, name: unknown): boolean =>
  url.startsWith(URL.canParse(home) ? new URL(home).href : home) &&
  new URL(url).pathname.replace(/\/$/, "").endsWith(`/${encodeURI(slugOf(String(name)))}`);

const convertProjects = (resume: Values, siteUrl: string, remark: Remark): Values[] => {
  const home = String(recordOf(resume.basics).url ?? siteUrl);
  const rename = (item: Values, path: JsonPath) => {
    const { name, entity, roles, startDate, endDate, url, links, ...rest } = ongoing(item);
    const { description, summary, highlights, keywords, ...others } = rest;
    const isLink = typeof url === "string" && URL.canParse(url) && !isOwnPage(url, home, name);
    const found = [
      ...(isLink ? [{ label: new URL(url).hostname, url }] : []),
      ...itemsOf(links).map(recordOf),
    ].flatMap((link) => fitTo(linkSchema, link, [...path, "links"], remark) ?? []);
    const said = [description, summary]
      .flatMap((it) => (it === undefined ? [] : blocksOf(String(it))))
      .concat(itemsOf(highlights).map((it) => ({ isItem: true, text: String(it) })));
    return known({
      ...{ name, company: entity, role: roles, keywords, start: startDate, end: endDate },
      links: found.length > 0 ? found : undefined,
      ...others,
      text: asMarkdown(said),
    });
  };
  return convertList(["projects", resume.projects], projectList, remark, rename);
};

const SECTIONS = ["basics", "projects", "interests", ...Object.keys(careerSchema.unwrap().shape)];

/** Reads a résumé of any version of JSON Resume in the words of the data files. `siteUrl` is the site's own address. */
export const convertResume = (value: Values, siteUrl: string, remarkInFile: Remark) => {
  const { resume, remark } = clean(value, remarkInFile);
  // The first two are about the file, not about the person.
  const expected = ["$schema", "meta", ...SECTIONS];
  for (const key of Object.keys(resume))
    if (!expected.includes(key))
      remark([key], `${quote(key)} was left out: it has no place on the site.`);
  return {
    owner: convertOwner(resume, siteUrl, remark),
    profiles: convertProfiles(resume, remark),
    projects: convertProjects(resume, siteUrl, remark),
    interests: convertInterests(resume, remark),
    career: convertCareer(resume, remark),
    remark,
  };
};

export type Converted = ReturnType<typeof convertResume>;
