import type { z } from "zod";
import { quote } from "../../src/build/diagnostics/quote";
import { inlineWords } from "../../src/build/markdown/inlineHtml";
import { slugOf } from "../../src/lib/slug";
import { projectsSchema } from "../../src/sections/projects/schema";
import { inWords } from "./inWords";
import { known, type Part } from "./part";
import { takeSpan } from "./times";

type Project = z.input<typeof projectsSchema>[number];
type Entry = Project["basics"]["company"];
type Link = NonNullable<Project["links"]>[number];

const linkSchema = projectsSchema.element.shape.links.unwrap().element;

/** Links, emphasis and code begin with these: see `inlineHtml.ts`. */
const SIGNS = /[\\*_`[\]]/g;

/** A text of which nothing is taken for Markdown. */
const asWritten = (text: string): string =>
  inlineWords(text) === text ? text : text.replace(SIGNS, "\\$&");

const entryOf = (texts: readonly string[]): Entry => {
  const [first = "", ...others] = texts;
  return others.length === 0
    ? { type: "text", content: first }
    : { type: "array", content: [first, ...others] };
};

/** Whether an address is that of the project's own page on the site where the résumé comes from. */
const isOwnPage = (url: string, home: string, name: string): boolean => {
  const page = URL.canParse(home) ? new URL(home).href : home;
  if (!url.startsWith(page)) return false;
  try {
    return decodeURI(url.replace(/\/$/, "")).endsWith(`/${slugOf(name)}`);
  } catch {
    return false;
  }
};

/** `links` is this site's own word: JSON Resume knows one address. */
const takeLinks = (part: Part, home: string, name: string): Link[] => {
  const url = part.address("url", "website");
  const own = part.parts("links").flatMap((link) => {
    const label = link.text("label");
    const address = link.text("url");
    const read = linkSchema.safeParse({ label, url: address });
    if (!read.success) return link.refuse("it is no link") ?? [];
    link.finish();
    return [read.data];
  });
  return url === undefined || isOwnPage(url, home, name)
    ? own
    : [{ label: new URL(url).hostname, url }, ...own];
};

const project = (part: Part, home: string): Project | undefined => {
  const name = part.text("name");
  const entity = part.text("entity");
  const roles = part.texts("roles");
  const { startDate, endDate } = takeSpan(part, { goesOn: true });
  if (name === undefined) return part.refuse("a project needs a name");
  if (entity === undefined || roles.length === 0 || startDate === undefined) {
    const lacking = [
      entity === undefined ? '"entity", the company' : "",
      roles.length === 0 ? '"roles", what you were there' : "",
      startDate === undefined ? '"startDate", when it was' : "",
    ].filter(Boolean);
    return part.refuse(`a project here needs ${inWords(lacking)}`);
  }
  const links = takeLinks(part, home, name);
  const keywords = part.texts("keywords");
  const said = [part.text("description") ?? [], part.texts("highlights")].flat().map(asWritten);
  return {
    name,
    start: startDate,
    ...(endDate && { end: endDate }),
    ...(links.length > 0 && { links }),
    basics: {
      company: entryOf([entity]),
      ...(keywords.length > 0 && { keywords: { type: "array", content: keywords } }),
      role: entryOf(roles),
    },
    ...known({ description: said.length > 0 ? { whatWasDone: entryOf(said) } : undefined }),
  };
};

/** The projects, of which no two have the same address. `home` is the site where the résumé comes from. */
export const takeProjects = (resume: Part, home: string): Project[] => {
  const taken = new Set<string>();
  return resume.parts("projects").flatMap((part) => {
    const item = project(part, home);
    if (item === undefined) return [];
    if (taken.has(slugOf(item.name))) {
      part.refuse(`there is another project called ${quote(item.name)}`);
      return [];
    }
    taken.add(slugOf(item.name));
    part.finish();
    return [item];
  });
};
