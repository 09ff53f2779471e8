import {
  type Diagnostic,
  formatDiagnostic,
  inReadingOrder,
  quote,
} from "../../content/diagnostics";
import { accentNotices } from "../../content/drawing";
import { type ContentRecords, contentRecords, isDevelop } from "../../content/files";
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
import { checkTranslations, goneTexts, readTranslations } from "./checkTranslations";
import { noticesAbout } from "./notices";
import { type Documents, type NewFiles, readDataFolder } from "./readDataFolder";
import { isTemplate } from "./sample";
import { translateDocuments, untranslatedOf } from "./translate";
import { type TranslationState, translationState } from "./translationState";

/** All content if it is valid, with what is probably not meant; otherwise all its errors. */
export type CheckedContent =
  | {
      ok: true;
      content: Content;
      markdown: MarkdownContent;
      /** Made of both, with drafts only in development. */
      site: SiteContent;
      notices: Diagnostic[];
      /** One for each language but the first. */
      translations: readonly TranslationState[];
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

interface Language {
  readonly tag: string;
  /** The site's first language, and its content. */
  readonly first: string;
  readonly content: Content | undefined;
  readonly untranslated: SiteContent["untranslated"];
}

/** Checks the documents of one language: all of it, or of another than the first what its translations change. */
const checkLanguage = async (
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

const notChosen = (languages: readonly string[]): string =>
  `The environment's SITE_LANGUAGE is ${quote(process.env.SITE_LANGUAGE)}, and the site is in ${languages.join(", ")}. Choose one of these.`;

/**
 * Reads and checks the whole of `data/` in all of its languages, drafts among it; the content is in `wanted`, or else the first.
 * `instead` is new content of some files, so that a program can check it before writing.
 */
export async function checkContent(
  instead: NewFiles = {},
  wanted = process.env.SITE_LANGUAGE,
): Promise<CheckedContent> {
  const inFolders = checkFolders();
  if (inFolders.length > 0) return { ok: false, diagnostics: inFolders };
  const records = contentRecords();
  const { documents, diagnostics: unreadable } = readDataFolder(instead);
  const first = await checkLanguage(documents, instead, records);
  const languages = first.content?.site.languages ?? [];
  const [firstLanguage = "", ...tags] = languages;
  const results = [first];
  const translations: TranslationState[] = [];
  const found = [...unreadable, ...first.diagnostics, ...checkDrawings()];
  if (wanted !== undefined && first.content && !languages.includes(wanted))
    found.push(...[documents.site?.diagnosticAt(["languages"], notChosen(languages)) ?? []].flat());
  for (const tag of tags) {
    const translated = translateDocuments(documents, tag, firstLanguage);
    const untranslated = untranslatedOf(translated.texts, firstLanguage, documents);
    const language = { tag, first: firstLanguage, content: first.content, untranslated };
    const result = await checkLanguage(translated.documents, instead, records, language);
    results.push(result);
    found.push(...translated.diagnostics, ...result.diagnostics);
    if (result.valid) translations.push(translationState(tag, translated.texts, first.markdown));
  }
  records.removeUnused();
  const diagnostics = withoutRepeats(found);
  const draftFiles = results.flatMap((it) => it.draftFiles);
  const isInDraft = ({ file }: Diagnostic) => draftFiles.includes(file);
  const errors = diagnostics.filter((it) => !isInDraft(it));
  const shown = results[languages.indexOf(wanted ?? firstLanguage)] ?? first;
  const { valid, markdown, inJson: projects } = shown;
  if (valid === undefined || errors.length > 0) return { ok: false, diagnostics: errors };
  const { site, notices } = valid;
  return {
    ok: true,
    content: valid.content,
    markdown,
    site: isDevelop() ? site : withoutDrafts(site),
    translations,
    notices: [
      ...accentNotices(valid.content.site.accent).flatMap(
        (sentence) => documents.site?.diagnosticAt(["accent"], sentence) ?? [],
      ),
      ...aboutLevels(valid.content, shown.documents),
      ...checkAgreement(valid.content, shown.documents),
      // All made-up addresses of the sample are below its siteUrl.
      ...(isTemplate(site.site.owner.name) ? [] : notices),
      ...(await aboutSmallPictures(shown.documents)),
      ...COLLECTION_NAMES.flatMap((name) => {
        const document = name === "projects" ? projects : shown.documents[name];
        return document ? marksInPlainTexts(COLLECTIONS[name].schema, document) : [];
      }),
      ...aboutDrafts(diagnostics.filter(isInDraft)),
      ...noticesAbout(markdown, site.site.redirects),
      ...translations.flatMap((it) => it.notices),
    ].sort(inReadingOrder),
  };
}

/** Diagnostics of which a text that several languages share has one. */
const withoutRepeats = (diagnostics: readonly Diagnostic[]): Diagnostic[] => [
  ...new Map(diagnostics.map((it) => [formatDiagnostic(it), it])).values(),
];

/** The site that valid content makes, and the errors that only show in it. */
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
  const links = checkLinks(site, markdown, documents);
  const diagnostics = [
    // Addresses and the résumé's other languages are those of the first language.
    ...(language ? [] : checkAddresses(content, documents)),
    ...(language ? [] : checkTranslations(content, site, documents)),
    ...links.diagnostics,
  ];
  const notices = [...links.notices, ...(language ? [] : goneTexts(content, site, documents))];
  return { content, site, diagnostics, notices };
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
