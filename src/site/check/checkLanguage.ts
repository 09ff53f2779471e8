import { type Diagnostic, isError } from "../../content/diagnostics";
import type { ContentRecords } from "../../content/files";
import {
  type DiagnosticAt,
  issueDiagnostics,
  type JsonDocument,
  zodErrorMap,
} from "../../content/json";
import type { MarkdownContent, MarkdownProject } from "../../content/markdown";
import {
  COLLECTION_NAMES,
  type CollectionName,
  type Content,
  contentSchema,
} from "../collections/collections";
import { prepareContent, type SiteContent } from "../prepare/siteContent";
import { checkFiles } from "./checkFiles";
import { checkLinks } from "./checkLinks";
import { checkMarkdown } from "./checkMarkdown";
import { checkAddresses, checkNames, checkYears } from "./checkNames";
import { checkTranslations, goneTexts, readTranslations } from "./checkTranslations";
import type { Documents, NewFiles } from "./readDataFolder";
import { isTemplate } from "./sample";

/** The projects of both forms in one document, those in Markdown last, so that all checks read them. */
const withMarkdown = (
  document: JsonDocument,
  projects: readonly MarkdownProject[],
): JsonDocument => {
  if (!Array.isArray(document.value)) return document;
  const { value: inJson, diagnosticAt } = document;
  const list = [
    ...inJson.map((value, index) => {
      const at: DiagnosticAt = (path, ...rest) => diagnosticAt([index, ...path], ...rest);
      return { value, at };
    }),
    ...projects.map((project) => ({ value: project.listed, at: project.diagnosticAt })),
  ];
  return {
    value: list.map(({ value }) => value),
    diagnosticAt: ([index, ...path], ...rest) =>
      list[Number(index)]?.at(path, ...rest) ?? diagnosticAt([], ...rest),
  };
};

/** Checks the documents against their schemas. A file that is not JSON is skipped: its syntax comes first. */
export function checkSchema(documents: Documents): {
  content?: Content;
  diagnostics: Diagnostic[];
} {
  const values = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, documents[name]?.value]));
  const result = contentSchema.safeParse(values, { error: zodErrorMap });
  const { translations, diagnostics } = readTranslations(documents);
  if (result.success) return { content: { ...result.data, translations }, diagnostics };
  const unfit = result.error.issues.flatMap((issue) => {
    const [name, ...path] = issue.path.filter((step) => typeof step !== "symbol");
    const document = documents[name as CollectionName];
    return document ? issueDiagnostics(document.diagnosticAt, issue, path) : [];
  });
  return { diagnostics: [...unfit, ...diagnostics] };
}

interface Language {
  readonly tag: string;
  /** The site's first language, and its content. */
  readonly first: string;
  readonly content: Content | undefined;
  readonly untranslated: SiteContent["untranslated"];
}

/** The site that valid content makes, and the diagnostics that only show in it. */
const prepareValid = (
  content: Content,
  markdown: MarkdownContent,
  documents: Documents,
  language?: Language,
) => {
  // In the list that visitors see, those in Markdown are first.
  const names = new Set(markdown.projects.map(({ name }) => name));
  content.projects.sort((one, other) => +names.has(other.name) - +names.has(one.name));
  const site = prepareContent(content, markdown, language?.content, language?.untranslated);
  const diagnostics = [
    // Addresses and the résumé's other languages are those of the first language.
    ...(language ? [] : [...checkAddresses(content, documents), ...checkYears(site, documents)]),
    ...(language ? [] : checkTranslations(content, site, documents)),
    ...(language ? [] : goneTexts(content, site, documents)),
    ...checkLinks(site, markdown, documents),
  ];
  // All made-up addresses of the sample are below its siteUrl.
  const isShown = (it: Diagnostic) => isError(it) || !isTemplate(site.site.owner.name);
  return { content, site, diagnostics: diagnostics.filter(isShown) };
};

/** Checks the documents of one language: all of it, or of another than the first what its translations change. */
export const checkLanguage = async (
  documents: Documents,
  instead: NewFiles,
  records: ContentRecords,
  language?: Language,
) => {
  const {
    diagnostics: inMarkdown,
    drafts,
    draftFiles,
    ...markdown
  } = await checkMarkdown(documents, instead, records, language);
  const { projects } = documents;
  const all = projects
    ? { ...documents, projects: withMarkdown(projects, markdown.projects) }
    : documents;
  const { content, diagnostics: unfit } = checkSchema(all);
  if (content && language) content.site.language = language.tag;
  const valid = content && prepareValid(content, markdown, all, language);
  const diagnostics = [
    ...unfit,
    // The names by which files refer to each other are those of the first language.
    ...(language ? [] : checkNames(all, drafts)),
    ...(await checkFiles(all, records)),
    ...inMarkdown,
    ...(valid?.diagnostics ?? []),
  ];
  return { documents: all, inJson: projects, markdown, content, valid, diagnostics, draftFiles };
};
