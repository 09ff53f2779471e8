import type { z } from "zod";
import { inlineWords } from "../../src/build/markdown/inlineHtml";
import { quote } from "../../src/build/mistakes/quote";
import { slugOf } from "../../src/lib/slug";
import type { projectsSchema } from "../../src/sections/projects/schema";
import { known, type Part } from "./part";
import { takeSpan } from "./times";

type Project = z.input<typeof projectsSchema>[number];
type Entry = Project["basics"]["company"];

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

const inWords = (names: readonly string[]): string =>
  new Intl.ListFormat("en", { type: "conjunction" }).format(names);

const project = (part: Part): Project | undefined => {
  const name = part.text("name");
  const entity = part.text("entity");
  const roles = part.texts("roles");
  const { startDate, endDate } = takeSpan(part, { goesOn: true });
  if (name === undefined) return part.refuse("A project needs a name, so this one was left out.");
  if (entity === undefined || roles.length === 0 || startDate === undefined) {
    const lacking = [
      entity === undefined ? '"entity", the company' : "",
      roles.length === 0 ? '"roles", what you were there' : "",
      startDate === undefined ? '"startDate", when it was' : "",
    ].filter(Boolean);
    return part.refuse(
      `${quote(name)} was left out, since a project here needs ${inWords(lacking)}.`,
    );
  }
  const url = part.address("url", "website");
  const keywords = part.texts("keywords");
  const said = [part.text("description") ?? [], part.texts("highlights")].flat().map(asWritten);
  return {
    name,
    start: startDate,
    ...(endDate && { end: endDate }),
    ...(url && { links: [{ label: new URL(url).hostname, url }] }),
    basics: {
      company: entryOf([entity]),
      ...(keywords.length > 0 && { keywords: { type: "array", content: keywords } }),
      role: entryOf(roles),
    },
    ...known({ description: said.length > 0 ? { whatWasDone: entryOf(said) } : undefined }),
  };
};

/** The projects, of which no two have the same address. */
export const takeProjects = (resume: Part): Project[] => {
  const taken = new Set<string>();
  return resume.parts("projects").flatMap((part) => {
    const item = project(part);
    if (item === undefined) return [];
    if (taken.has(slugOf(item.name))) {
      part.refuse(`There is another project called ${quote(item.name)}, so this one was left out.`);
      return [];
    }
    taken.add(slugOf(item.name));
    part.finish();
    return [item];
  });
};
