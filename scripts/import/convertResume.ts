import { isHttpsAddress } from "../../src/build/addresses";
import { quote } from "../../src/build/diagnostics/quote";
import type { JsonPath } from "../../src/build/files/readDocument";
import { iconDiagnostic } from "../../src/build/icons/findIcon";
import { itemsOf, recordOf } from "../../src/build/json";
import { inlineWords } from "../../src/build/markdown/inlineHtml";
import { start as startSchema } from "../../src/build/schemas/dates";
import { owner as ownerSchema } from "../../src/build/schemas/owner";
import { slugOf } from "../../src/build/slug";
import { careerSchema } from "../../src/sections/career/build";
import { projectsSchema } from "../../src/sections/projects/schema";
import { convertList, fitTo, known } from "./fit";
import { clean, type Remark, type Values } from "./readResume";

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
  if (address || postalCode) {
    remark(["basics", "location"], "The street was left out: the site names the city alone.");
  }
  return place;
};

/** The owner's facts in a résumé. */
const convertOwner = (resume: Values, siteUrl: string, remark: Remark): Values => {
  const { label, url, location, profiles: _, ...others } = recordOf(resume.basics);
  const other = bare(url) === bare(siteUrl) ? {} : { url };
  const owner = { ...others, ...other, role: label, place: placeOf(location, remark) };
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
    const { network, url } = recordOf(profile);
    if (typeof url !== "string" || !isHttpsAddress(url)) {
      remark(["basics", "profiles", index], "A profile needs an address. This one was left out.");
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

const convertCareer = (resume: Values, remark: Remark): Values => {
  // `isCurrent` is this site's own key: a school without an end may be over.
  const school = ({ isCurrent, ...item }: Values) => (isCurrent === true ? ongoing(item) : item);
  const lists = Object.entries(careerSchema.unwrap().shape).map(([list, schema]) => {
    const rename = list === "education" ? school : ongoing;
    return [list, convertList([list, resume[list]], schema.unwrap(), remark, rename)] as const;
  });
  return Object.fromEntries(lists.filter(([, items]) => items.length > 0));
};

const linkSchema = projectsSchema.element.shape.links.unwrap().element;

/** Links, emphasis and code begin with these: see `inlineHtml.ts`. */
const SIGNS = /[\\*_`[\]]/g;

/** A text that cannot be taken for Markdown. */
const asWritten = (text: unknown): string =>
  inlineWords(String(text)) === text ? text : String(text).replace(SIGNS, "\\$&");

const asList = (content: readonly unknown[]) => ({ type: "array", content });

/** One text is a paragraph. */
const asStory = (texts: readonly string[]) =>
  texts.length === 1 ? { type: "text", content: texts[0] } : asList(texts);

/** Whether an address is that of the project's own page on the site where the résumé comes from. */
const isOwnPage = (url: string, home: string, name: unknown): boolean =>
  url.startsWith(URL.canParse(home) ? new URL(home).href : home) &&
  new URL(url).pathname.replace(/\/$/, "").endsWith(`/${encodeURI(slugOf(String(name)))}`);

const convertProjects = (resume: Values, siteUrl: string, remark: Remark): Values[] => {
  const home = String(recordOf(resume.basics).url ?? siteUrl);
  const rename = (item: Values, path: JsonPath) => {
    const { name, entity, roles, startDate, endDate, url, links, ...rest } = ongoing(item);
    const { description, highlights, keywords, ...others } = rest;
    const isLink = typeof url === "string" && URL.canParse(url) && !isOwnPage(url, home, name);
    const found = [
      ...(isLink ? [{ label: new URL(url).hostname, url }] : []),
      ...itemsOf(links).map(recordOf),
    ].flatMap((link) => fitTo(linkSchema, link, [...path, "links"], remark) ?? []);
    const said = [description ?? [], highlights ?? []].flat().map(asWritten);
    return known({
      name,
      start: startDate,
      end: endDate,
      links: found.length > 0 ? found : undefined,
      basics: known({
        company: entity && asList([entity]),
        keywords: keywords && asList(itemsOf(keywords)),
        role: roles && asList(itemsOf(roles)),
      }),
      description: said.length > 0 ? { whatWasDone: asStory(said) } : undefined,
      ...others,
    });
  };
  return convertList(["projects", resume.projects], projectsSchema, remark, rename);
};

const SECTIONS = ["basics", "projects", ...Object.keys(careerSchema.unwrap().shape)];

const whyLeftOut = (key: string): string =>
  key === "interests"
    ? "Interests were left out: no résumé has the levels that interests.json needs."
    : `${quote(key)} has no place on the site.`;

/** Reads a résumé of any version of JSON Resume in the words of the data files. `siteUrl` is the site's own address. */
export const convertResume = (value: Values, siteUrl: string, remark: Remark) => {
  // The first two are about the file, not about the person.
  const expected = ["$schema", "meta", ...SECTIONS];
  for (const key of Object.keys(value)) if (!expected.includes(key)) remark([key], whyLeftOut(key));
  const sections = Object.entries(value).filter(([key]) => SECTIONS.includes(key));
  const resume = recordOf(clean(Object.fromEntries(sections), [], remark));
  return {
    owner: convertOwner(resume, siteUrl, remark),
    profiles: convertProfiles(resume, remark),
    projects: convertProjects(resume, siteUrl, remark),
    career: convertCareer(resume, remark),
  };
};

export type Converted = ReturnType<typeof convertResume>;
