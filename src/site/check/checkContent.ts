import { type Diagnostic, inReadingOrder } from "../../content/diagnostics";
import { accentNotices } from "../../content/drawing";
import { contentRecords, isDevelop } from "../../content/files";
import {
  type DiagnosticAt,
  issueDiagnostics,
  type JsonDocument,
  zodErrorMap,
} from "../../content/json";
import {
  type MarkdownContent,
  type MarkdownProject,
  marksInPlainTexts,
} from "../../content/markdown";
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  type CollectionName,
  type Content,
  contentSchema,
} from "../collections/collections";
import { prepareContent, type SiteContent, withoutDrafts } from "../prepare/siteContent";
import { aboutLevels } from "./aboutLevels";
import { checkAgreement } from "./checkAgreement";
import { checkDrawings } from "./checkDrawings";
import { aboutSmallPictures, checkFiles } from "./checkFiles";
import { checkFolders } from "./checkFolders";
import { checkLinks } from "./checkLinks";
import { checkMarkdown } from "./checkMarkdown";
import { checkAddresses, checkNames } from "./checkNames";
import { checkTranslations, readTranslations } from "./checkTranslations";
import { noticesAbout } from "./notices";
import { type Documents, type NewFiles, readDataFolder } from "./readDataFolder";
import { isTemplate } from "./sample";

/** All content if it is valid, with what is probably not meant; otherwise all its errors. */
export type CheckedContent =
  | {
      ok: true;
      content: Content;
      markdown: MarkdownContent;
      /** Made of both, with drafts only in development. */
      site: SiteContent;
      notices: Diagnostic[];
    }
  | { ok: false; diagnostics: Diagnostic[] };

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

/** An error in a draft stops nothing: one notice for each draft. */
const aboutDrafts = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  [...new Set(diagnostics.map(({ file }) => file))].flatMap((draft) => {
    const [first, ...others] = diagnostics.filter(({ file }) => file === draft);
    if (first === undefined) return [];
    const more = others.length === 0 ? "" : ` Further errors in it: ${others.length}.`;
    return [{ ...first, sentence: `This draft is shown nowhere: ${first.sentence}${more}` }];
  });

/**
 * Reads and checks the whole of `data/`, drafts among it. `instead` is new content of some files, so that a program
 * can check it before writing.
 */
export async function checkContent(instead: NewFiles = {}): Promise<CheckedContent> {
  const inFolders = checkFolders();
  if (inFolders.length > 0) return { ok: false, diagnostics: inFolders };
  const records = contentRecords();
  const { documents, diagnostics: unreadable } = readDataFolder(instead);
  const {
    diagnostics: inMarkdown,
    drafts,
    draftFiles,
    ...markdown
  } = await checkMarkdown(documents, instead, records);
  const { projects } = documents;
  if (projects) documents.projects = withMarkdown(projects, markdown.projects);
  const { content, diagnostics: unfit } = checkSchema(documents);
  const valid = content && prepareValid(content, markdown, documents);
  const diagnostics = [
    ...unreadable,
    ...unfit,
    ...checkNames(documents, drafts),
    ...(await checkFiles(documents, records)),
    ...checkDrawings(),
    ...inMarkdown,
    ...(valid?.diagnostics ?? []),
  ];
  records.removeUnused();
  const isInDraft = ({ file }: Diagnostic) => draftFiles.includes(file);
  const errors = diagnostics.filter((it) => !isInDraft(it));
  if (valid === undefined || errors.length > 0) return { ok: false, diagnostics: errors };
  const { site, notices } = valid;
  return {
    ok: true,
    content: valid.content,
    markdown,
    site: isDevelop() ? site : withoutDrafts(site),
    notices: [
      ...accentNotices(valid.content.site.accent).flatMap(
        (sentence) => documents.site?.diagnosticAt(["accent"], sentence) ?? [],
      ),
      ...aboutLevels(valid.content, documents),
      ...checkAgreement(valid.content, documents),
      // All made-up addresses of the sample are below its siteUrl.
      ...(isTemplate(site.site.owner.name) ? [] : notices),
      ...(await aboutSmallPictures(documents)),
      ...COLLECTION_NAMES.flatMap((name) => {
        const document = name === "projects" ? projects : documents[name];
        return document ? marksInPlainTexts(COLLECTIONS[name].schema, document) : [];
      }),
      ...aboutDrafts(diagnostics.filter(isInDraft)),
      ...noticesAbout(markdown, site.site.redirects),
    ].sort(inReadingOrder),
  };
}

/** The site that valid content makes, and the errors that only show in it. */
const prepareValid = (content: Content, markdown: MarkdownContent, documents: Documents) => {
  // In the list that visitors see, those in Markdown are first.
  const names = new Set(markdown.projects.map(({ name }) => name));
  content.projects.sort((one, other) => +names.has(other.name) - +names.has(one.name));
  const site = prepareContent(content, markdown);
  const links = checkLinks(site, markdown, documents);
  const diagnostics = [
    ...checkAddresses(content, documents),
    ...checkTranslations(content, site, documents),
    ...links.diagnostics,
  ];
  return { content, site, diagnostics, notices: links.notices };
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
