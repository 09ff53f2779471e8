import { z } from "zod";
import { isError, quote } from "../../src/content/diagnostics";
import type { JsonPath } from "../../src/content/json";
import { readBody } from "../../src/content/markdown";
import { distinct, isHttpsAddress, schemaMeta } from "../../src/content/schema";
import { slugOf } from "../../src/content/text";
import { itemsOf, recordOf } from "../../src/lib/unknownValue";
import { careerSchema } from "../../src/resume";
import { projectFrontMatter } from "../../src/sections/projects/schema";
import { clean } from "./clean";
import { convertCareer } from "./convertCareer";
import { convertOwner, convertProfiles } from "./convertOwner";
import { convertList, fitTo, noPlace, withoutEmptyValues, withPlainWords } from "./fit";
import { withJobKeywords } from "./jobKeywords";
import { asMarkdown, blocksOf, literal } from "./markdownText";
import type { Values, Warn } from "./warnings";

/** Projects as Markdown files, with their text beside the front matter. */
const projectList = z
  .array(
    projectFrontMatter.safeExtend({ text: z.string().register(schemaMeta, { names: "markdown" }) }),
  )
  .superRefine(distinct("name", "/projects/"));

const linkSchema = projectFrontMatter.shape.links.unwrap().element;

/** Whether an address is that of the project's own page on the site where the résumé comes from. */
const isOwnPage = (url: string, home: string, name: unknown): boolean =>
  url.startsWith(home) && new URL(url).pathname.endsWith(`/${encodeURI(slugOf(String(name)))}/`);

/** Blocks as Markdown; if the check refuses a mark in them, all of their marks are plain characters. */
const markdownOf = (
  blocks: ReturnType<typeof blocksOf>,
  say: (message: string) => void,
): string => {
  const text = asMarkdown(blocks);
  const { diagnostics } = readBody("projects/one.md", text, () => ({ line: 1, column: 1 }));
  const error = diagnostics.find(isError);
  if (error === undefined) return text;
  say("Its marks are plain characters now: the check refuses one of them.");
  return asMarkdown(blocks.map((block) => ({ ...block, text: literal(block.text) })));
};

const convertProjects = (resume: Values, warn: Warn, home: string | undefined): Values[] => {
  const rename = (item: Values, path: JsonPath) => {
    const { name, entity, roles, startDate, endDate, url, links, ...rest } = item;
    const { description, summary, highlights, keywords, ...others } = rest;
    const isLink = url !== undefined && !(home && isOwnPage(String(url), home, name));
    const found = [...(isLink ? [{ url }] : []), ...itemsOf(links).map(recordOf)].flatMap(
      (link) => {
        const place = [...path, isLink ? "url" : "links"];
        const address = String(link.url);
        if (isHttpsAddress(address))
          return (
            fitTo(linkSchema, { label: new URL(address).hostname, ...link }, place, warn) ?? []
          );
        // Nobody knows yet which paths the site will have.
        warn(place, `${quote(link.url)} was left out: it is no address that begins with https://.`);
        return [];
      },
    );
    const said = [description, summary]
      .flatMap((it) => (it === undefined ? [] : blocksOf(String(it))))
      .concat(itemsOf(highlights).map((it) => ({ isItem: true, text: String(it) })));
    const record = withoutEmptyValues({
      ...{ name, company: entity, role: roles, keywords, start: startDate, end: endDate },
      links: found.length > 0 ? found : undefined,
      ...others,
      text: markdownOf(said, (message) => warn([...path, "description"], message)),
    });
    return home ? record : withPlainWords(projectList.element, record);
  };
  return convertList(["projects", resume.projects], projectList, warn, rename);
};

/** The lists of a résumé that the site has a place for. */
export const LISTS = ["projects", "interests", ...Object.keys(careerSchema.unwrap().shape)];

/** Reads a résumé of any version of JSON Resume in the words of the data files. `siteUrl` is the site's own address. */
export const convertResume = (value: Values, siteUrl: string, warnInFile: Warn) => {
  const { resume: found, warn, home } = clean(value, warnInFile);
  const isExport = home !== undefined;
  // The first two are about the file, not about the person, unless somebody has put lists there.
  const expected = ["$schema", "meta", "basics", ...LISTS];
  for (const [key, it] of Object.entries(found))
    if (!expected.includes(key) || (key === "basics" && Array.isArray(it)))
      warn([key], noPlace(key));
  for (const [key, it] of Object.entries(recordOf(value.meta)))
    if (typeof it === "object") warn(["meta", key], noPlace(key));
  const resume = isExport ? found : withJobKeywords(found, warn);
  return {
    ...convertOwner(resume, siteUrl, warn, isExport),
    profiles: convertProfiles(resume, warn),
    projects: convertProjects(resume, warn, home),
    career: convertCareer(resume, warn, isExport),
    resume,
    warn,
  };
};

export type Converted = ReturnType<typeof convertResume>;
