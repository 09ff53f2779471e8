import type { z } from "zod";
import { defineCollection, defineSection, type Item } from "../../build/collection";
import { withUses } from "../../build/evidence";
import { inlineWords } from "../../build/markdown/inlineHtml";
import { PAGE_FIELDS, pageAddress } from "../../build/pages/pageAddress";
import { listed, shortened } from "../../build/pages/summary";
import { timeInWords } from "../../build/schemas/dates";
import { LANGUAGE_FIELD, textLanguage } from "../../build/schemas/language";
import { some } from "../../build/structuredData/some";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import { projectsSchema } from "./schema";

type Project = z.output<typeof projectsSchema>[number];
type Entry = Project["basics"]["company"];

/** An entry as Gatsby reads it. */
interface Texts {
  readonly type: Entry["type"];
  readonly content: string[];
}

/** An entry, or the text or texts of one, which an owner writes without a type. */
const asTexts = (written: Entry | string | string[]): Texts => {
  if (typeof written === "object" && "type" in written)
    return { type: written.type, content: [written.content].flat() };
  return { type: typeof written === "string" ? "text" : "array", content: [written].flat() };
};

const withTexts = <Entries extends object>(
  entries: Entries,
): { [Key in keyof Entries]: Texts | Extract<Entries[Key], undefined> } =>
  Object.assign(
    {},
    ...Object.entries(entries).map(([key, entry]) => ({ [key]: entry && asTexts(entry) })),
  );

/** When it was, as the list and the page show it. */
const yearOf = ({ start, end, basics }: Project): string =>
  start === undefined ? (basics.year?.content ?? "") : timeInWords(start, end);

/** Who did what, where and when. Any of it may be an empty list. */
export const summaryOf = (project: Project): string => {
  const { basics, description } = project;
  const [role = "", company = ""] = [basics.role, basics.company].map((entry) =>
    asTexts(entry).content.join(words.marks.comma),
  );
  const place =
    role && company ? filled(words.summaries.roleAtCompany, { role, company }) : role || company;
  const facts = [place, yearOf(project)].filter(Boolean).join(words.marks.comma);
  return shortened(`${facts}. ${inlineWords(firstText(description?.whatWasDone))}`);
};

const firstText = (entry: Entry | undefined): string => (entry && asTexts(entry).content[0]) ?? "";

const prepareProject = (project: Project, folder: string) => {
  const { problem, decisions, outcome, basics, description, aboutCompany } = project;
  return {
    ...project,
    ...withTexts({ problem, decisions, outcome }),
    language: textLanguage(project.lang),
    address: pageAddress(folder, project.name),
    summary: summaryOf(project),
    // The outcome, or else the work done.
    brief: inlineWords(outcome ?? firstText(description?.whatWasDone)),
    coverPicture: project.pictures?.[0]?.file,
    basics: withTexts({ ...basics, year: yearOf(project) }),
    description: description && withTexts(description),
    aboutCompany: aboutCompany && withTexts(aboutCompany),
  };
};

const inPlainWords = (entries: readonly (Texts | undefined)[]): string =>
  entries
    .map((entry) => (entry?.content ?? []).map(inlineWords).join(" "))
    .filter(Boolean)
    .join(" · ");

const sinceOf = ({ start, basics }: Pick<ReturnType<typeof prepareProject>, "start" | "basics">) =>
  (start ?? basics.year.content.join()).slice(0, 4);

const itemOf = (project: ReturnType<typeof prepareProject>): Item => {
  const { name, address, summary, lang, start, basics } = project;
  const { problem, decisions, outcome, description, aboutCompany } = project;
  const others = [basics, description, aboutCompany].flatMap((part) => Object.values(part ?? {}));
  return {
    name,
    note: inPlainWords([basics.role, basics.company, basics.year]),
    used: {
      keywords: basics.keywords?.content ?? [],
      time: inPlainWords([basics.year]),
      since: sinceOf(project),
    },
    text: inPlainWords([problem, decisions, outcome, ...others]),
    page: {
      address,
      summary,
      lang,
      thing: (page, maker) => ({
        "@type": "CreativeWork",
        ...page,
        name,
        keywords: some(basics.keywords?.content ?? []),
        // The first year of a span such as "2018–2020".
        dateCreated: start ?? sinceOf(project),
        creator: maker,
      }),
    },
  };
};

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
        keywords: [Keyword!]!
      `,
      prepare: (list, folder, _markdown, evidence) =>
        list.map((project) => {
          const prepared = prepareProject(project, folder);
          const { basics, address } = prepared;
          return {
            ...prepared,
            keywords: withUses(basics.keywords?.content ?? [], evidence, address),
          };
        }),
    }),
  },
  describe: (content, ownerName) =>
    listed(
      filled(words.summaries.projects, { owner: ownerName }),
      content.projects.map(({ name }) => name),
    ),
  items: (content, { folder }) =>
    content.projects.map((project) => itemOf(prepareProject(project, folder))),
  itemName: words.sharePictures.project,
  defaultItem: "project",
});
