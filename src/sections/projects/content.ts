import type { z } from "zod";
import { timeInWords } from "../../content/dates";
import { coverPath } from "../../content/drawing";
import {
  blockHtml,
  blockTree,
  blockWords,
  hasBlocks,
  type MarkdownProject,
  openingOf,
  placeOf,
  textOf,
} from "../../content/markdown";
import { LANGUAGE_FIELD, textLanguage } from "../../content/schema";
import {
  defineCollection,
  defineSection,
  type Item,
  type ItemContext,
  PAGE_FIELDS,
  pageAddress,
  withUses,
} from "../../content/section";
import { listed, shortened, undefinedIfEmpty } from "../../content/text";
import type { Html } from "../../contract/html";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import { projectsSchema } from "./schema";

type Project = z.output<typeof projectsSchema>[number];
type Written = NonNullable<Project["decisions"]> | Project["basics"]["company"];

/** An entry as Gatsby reads it. */
interface Texts {
  readonly type: "text" | "array" | "markdown";
  readonly content: string[];
  readonly html: readonly Html[];
}

/** An entry, or the text or texts of one, which an owner writes without a type. */
const asTexts = (written: Written): Omit<Texts, "html"> => {
  const isTyped = typeof written === "object" && "type" in written;
  const content = isTyped ? written.content : written;
  if (typeof content === "string")
    return { type: hasBlocks(content) ? "markdown" : "text", content: [content] };
  if (!content.some(hasBlocks)) return { type: "array", content: [...content] };
  const items = content.map((text) => `- ${text.trim().replaceAll("\n", "\n  ")}`);
  return { type: "markdown", content: [items.join("\n")] };
};

const withTexts = <Entries extends object>(
  entries: Entries,
  { basePath, languageOf }: ItemContext,
): { [Key in keyof Entries]: Texts | Extract<Entries[Key], undefined> } =>
  Object.assign(
    {},
    ...Object.entries(entries).map(([key, entry]) => {
      const texts = entry === undefined ? undefined : asTexts(entry);
      const html = texts?.content.map((it) =>
        blockHtml(it, basePath, { language: languageOf(it) }),
      );
      return { [key]: texts && { ...texts, html } };
    }),
  );

/** The time of a project, as the list and the page show it. */
const yearOf = ({ start, end, basics: { year = "" } }: Project): string => {
  if (start !== undefined) return timeInWords(start, end);
  const [from = "", to] = asTexts(year).content.join().split(/[–-]/);
  return from && timeInWords(from, to);
};

/** The facts of a project. Each may be an empty list. */
export const summaryOf = (project: Project): string => {
  const { name, basics, description } = project;
  const [role = "", company = ""] = [basics.role, basics.company].map((entry) =>
    asTexts(entry).content.join(words.marks.comma),
  );
  const place =
    role && company ? filled(words.summaries.roleAtCompany, { role, company }) : role || company;
  const facts = [place, yearOf(project)].filter(Boolean).join(words.marks.comma) || name;
  return shortened(`${facts}. ${blockWords(firstText(description?.whatWasDone))}`);
};

const firstText = (entry: Written | undefined): string =>
  (entry && asTexts(entry).content[0]) ?? "";

const openingOfEntry = (entry: Written) => {
  const { type, content } = asTexts(entry);
  if (type === "markdown") return openingOf(blockTree(content.join()));
  const words = content.map(blockWords);
  return type === "array"
    ? { description: "", points: words }
    : { description: words.join(), points: [] };
};

/** The résumé's words on a project: whole sentences, and the points of its text. */
const resumeTextsOf = ({ outcome, description }: Project, text: MarkdownProject | undefined) => {
  const opening = text ? openingOf(text.tree) : openingOfEntry(description?.whatWasDone ?? []);
  const brief = (outcome && blockWords(outcome)) || text?.ownSummary;
  return { ...opening, description: brief || opening.description };
};

/** The figure at a result's beginning, such as "−50 %", the words after it, and the note in brackets at the end. */
export const resultOf = (result: string) => {
  const [, figure = "", words = "", note = ""] =
    /^([^\p{L}\s]*\p{Nd}\S{0,7}(?:\s(?:\d{3}|[%‰٪])(?=\s|$))*(?=\s|$))?(.*?)( \([^()]+\))?$/su.exec(
      result,
    ) ?? [];
  return { figure, words: words.trim(), note: note.trim() };
};

/** `text` is that of a project in Markdown. */
const prepareProject = (
  project: Project,
  context: ItemContext,
  text = context.markdown.projects.find(({ name }) => name === project.name),
) => {
  const { folder } = context;
  const { problem, decisions, outcome, basics, description, aboutCompany } = project;
  const { live, links = [] } = project;
  const shown = live ? [{ label: words.projects.live, url: live }, ...links] : links;
  return {
    ...project,
    ...withTexts({ problem, decisions, outcome }, context),
    links: shown.map((link) => ({ ...link, place: placeOf(link.url) })),
    language: textLanguage(project.lang),
    address: text ? `${folder}${text.slug}/` : pageAddress(folder, project.name),
    summary: text?.summary || summaryOf(project),
    // The outcome, or else the work done.
    brief: blockWords(outcome ?? firstText(description?.whatWasDone)) || (text?.summary ?? ""),
    resumeTexts: resumeTextsOf(project, text),
    coverPicture: project.pictures?.[0]?.file,
    basics: withTexts({ ...basics, year: yearOf(project) }, context),
    description: description && withTexts(description, context),
    aboutCompany: aboutCompany && withTexts(aboutCompany, context),
    file: text?.file,
    text,
  };
};

export type PreparedProject = ReturnType<typeof prepareProject>;

const inPlainWords = (entries: readonly (Texts | undefined)[]): string =>
  entries
    .map((entry) => (entry?.content ?? []).map(blockWords).join(" "))
    .filter(Boolean)
    .join(" · ");

const sinceOf = ({ start, basics }: PreparedProject) =>
  (start ?? basics.year.content.join()).slice(0, 4);

const itemOf = (project: PreparedProject): Item => {
  const { name, address, summary, lang, start, basics, text, live, refusesFrames } = project;
  const { problem, decisions, outcome, result, description, aboutCompany } = project;
  const { keywords, ...facts } = basics;
  const listedKeywords = keywords && {
    ...keywords,
    content: [keywords.content.join(words.marks.comma)],
  };
  const others = [facts, description, aboutCompany].flatMap((part) => Object.values(part ?? {}));
  return {
    name,
    live,
    refusesFrames,
    note: inPlainWords([basics.role, basics.company, basics.year]),
    used: {
      keywords: keywords?.content ?? [],
      time: inPlainWords([basics.year]),
      since: sinceOf(project),
    },
    get text() {
      return [
        inPlainWords([listedKeywords, problem, decisions, outcome, ...others]),
        result,
        text && textOf(text.tree),
      ];
    },
    page: {
      address,
      summary,
      anchors: text?.anchors,
      lang,
      thing: (page, maker) => ({
        "@type": "CreativeWork",
        ...page,
        name,
        keywords: undefinedIfEmpty(keywords?.content ?? []),
        // The first year of a span such as "2018–2020".
        dateCreated: start ?? (sinceOf(project) || undefined),
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
        "The path of its drawn cover; null where a picture is its cover."
        coverPath: String
        "What was done, where that is a Markdown file."
        html: Html
        keywords: [Keyword!]!
      `,
      prepare: (list, place) => list.map((project) => prepareProject(project, place)),
      withEvidence: (projects, evidence) =>
        projects.map(({ text: _, result, ...project }) => ({
          ...project,
          result: result === undefined ? undefined : resultOf(result),
          coverPath: coverPath(project),
          keywords: withUses(project.basics.keywords?.content ?? [], evidence, project.address),
        })),
    }),
  },
  describe: (content, ownerName) =>
    listed(
      filled(words.summaries.projects, { owner: ownerName }),
      content.projects.map(({ name }) => name),
    ),
  items: ({ projects }) => projects.map(itemOf),
  defaultItem: "project",
});
