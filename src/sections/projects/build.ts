import type { z } from "zod";
import { defineCollection, defineSection } from "../../build/collection";
import { inlineWords } from "../../build/markdown/inlineHtml";
import { PAGE_FIELDS, pageAddress } from "../../build/pages/pageAddress";
import { listed, shortened } from "../../build/pages/summary";
import { LANGUAGE_FIELD, textLanguage } from "../../build/schemas/language";
import { timeInWords } from "../../build/schemas/projectTime";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import { projectsSchema } from "./schema";

type Project = z.output<typeof projectsSchema>[number];
type Entry = Project["basics"]["company"];

const textsOf = ({ content }: Entry): string[] =>
  typeof content === "string" ? [content] : content;

/** A text, or texts, which an owner writes without a type. */
const asEntry = (value: string | string[] | undefined): Entry | undefined => {
  if (value === undefined) return undefined;
  return typeof value === "string"
    ? { type: "text", content: value }
    : { type: "array", content: value };
};

/** When it was, as the list and the page show it. */
const yearOf = ({ start, end, basics }: Project): string =>
  start === undefined ? (basics.year?.content ?? "") : timeInWords(start, end);

/** Who did what, where and when. Any of it may be an empty list. */
export const summaryOf = (project: Project): string => {
  const { basics, description } = project;
  const [role = "", company = ""] = [basics.role, basics.company].map((entry) =>
    textsOf(entry).join(words.marks.comma),
  );
  const whatWasDone = description?.whatWasDone;
  const place =
    role && company ? filled(words.summaries.roleAtCompany, { role, company }) : role || company;
  const facts = [place, yearOf(project)].filter(Boolean).join(words.marks.comma);
  return shortened(`${facts}. ${whatWasDone ? inlineWords(textsOf(whatWasDone)[0] ?? "") : ""}`);
};

/** The outcome, or else the work done. */
const briefOf = ({ outcome, description }: Project): string => {
  const [what = ""] = description?.whatWasDone ? textsOf(description.whatWasDone) : [];
  return inlineWords(outcome ?? what);
};

const withLists = (entries: Partial<Record<string, Entry>>) =>
  Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [
      key,
      entry && { type: entry.type, content: textsOf(entry) },
    ]),
  );

export const projects = defineSection({
  key: "Projects",
  collections: {
    projects: defineCollection({
      schema: projectsSchema,
      type: "Project",
      fields: /* GraphQL */ `
        ${PAGE_FIELDS}
        ${LANGUAGE_FIELD}
        "What was done, in a sentence of plain words; empty without one."
        brief: String!
        "The first of its pictures, which is its cover."
        coverPicture: File @fileByRelativePath
      `,
      prepare: (list, folder) =>
        list.map((project) => ({
          ...project,
          ...withLists({
            problem: asEntry(project.problem),
            decisions: asEntry(project.decisions),
            outcome: asEntry(project.outcome),
          }),
          language: textLanguage(project.lang),
          address: pageAddress(folder, project.name),
          summary: summaryOf(project),
          brief: briefOf(project),
          coverPicture: project.pictures?.[0]?.file,
          basics: withLists({ ...project.basics, year: asEntry(yearOf(project)) }),
          description: project.description && withLists(project.description),
          aboutCompany: project.aboutCompany && withLists(project.aboutCompany),
        })),
    }),
  },
  describe: (content, ownerName) =>
    listed(
      filled(words.summaries.projects, { owner: ownerName }),
      content.projects.map(({ name }) => name),
    ),
});
