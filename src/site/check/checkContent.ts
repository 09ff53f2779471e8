import {
  asWarning,
  type Diagnostic,
  formatDiagnostic,
  inReadingOrder,
  isError,
  quote,
} from "../../content/diagnostics";
import { accentWarnings } from "../../content/drawing";
import { contentRecords, isDevelop } from "../../content/files";
import { type MarkdownContent, marksInPlainTexts } from "../../content/markdown";
import { COLLECTION_NAMES, COLLECTIONS, type Content } from "../collections/collections";
import { type SiteContent, withoutDrafts } from "../prepare/siteContent";
import { aboutLevels } from "./aboutLevels";
import { checkAgreement } from "./checkAgreement";
import { checkDrawings } from "./checkDrawings";
import { aboutSmallPictures } from "./checkFiles";
import { checkFolders } from "./checkFolders";
import { checkLanguage } from "./checkLanguage";
import { type NewFiles, readDataFolder } from "./readDataFolder";
import { translateDocuments, untranslatedOf } from "./translate";
import { type TranslationState, translationState } from "./translationState";
import { warningsAbout } from "./unusedKeys";

/** All content if it is valid, with its warnings; otherwise all its errors. */
export type CheckedContent =
  | {
      ok: true;
      content: Content;
      markdown: MarkdownContent;
      /** Made of both, with drafts only in development. */
      site: SiteContent;
      diagnostics: Diagnostic[];
      /** The state of each language but the first. */
      translations: readonly TranslationState[];
    }
  | { ok: false; diagnostics: Diagnostic[] };

/** An error in a draft stops nothing: one warning for each draft. */
const aboutDrafts = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  [...new Set(diagnostics.map(({ file }) => file))].flatMap((draft) => {
    const [first, ...others] = diagnostics.filter(({ file }) => file === draft);
    if (first === undefined) return [];
    const more = others.length === 0 ? "" : ` Further errors in it: ${others.length}.`;
    return [
      asWarning({ ...first, message: `This draft is shown nowhere: ${first.message}${more}` }),
    ];
  });

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
  const errorsAnywhere = withoutRepeats(found.filter(isError));
  const draftFiles = results.flatMap((it) => it.draftFiles);
  const isInDraft = ({ file }: Diagnostic) => draftFiles.includes(file);
  const errors = errorsAnywhere.filter((it) => !isInDraft(it));
  const shown = results[languages.indexOf(wanted ?? firstLanguage)] ?? first;
  const { valid, markdown, inJson: projects } = shown;
  if (valid === undefined || errors.length > 0) return { ok: false, diagnostics: errors };
  const { site } = valid;
  return {
    ok: true,
    content: valid.content,
    markdown,
    site: isDevelop() ? site : withoutDrafts(site),
    translations,
    diagnostics: [
      ...shown.diagnostics.filter((it) => !isError(it)),
      ...accentWarnings(valid.content.site.accent)
        .flatMap((message) => documents.site?.diagnosticAt(["accent"], message) ?? [])
        .map(asWarning),
      ...aboutLevels(valid.content, shown.documents),
      ...checkAgreement(valid.content, shown.documents),
      ...(await aboutSmallPictures(shown.documents)),
      ...COLLECTION_NAMES.flatMap((name) => {
        const document = name === "projects" ? projects : shown.documents[name];
        return document ? marksInPlainTexts(COLLECTIONS[name].schema, document) : [];
      }),
      ...aboutDrafts(errorsAnywhere.filter(isInDraft)),
      ...warningsAbout(markdown, site.site.redirects),
      ...translations.flatMap((it) => it.warnings),
    ].sort(inReadingOrder),
  };
}

/** Leaves out what the same text says again in another language. */
const withoutRepeats = (diagnostics: readonly Diagnostic[]): Diagnostic[] => [
  ...new Map(diagnostics.map((it) => [formatDiagnostic(it), it])).values(),
];
