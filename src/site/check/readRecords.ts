import { aboutFile, type Diagnostic, isError, quote } from "../../content/diagnostics";
import { type ContentRecords, DATA_FOLDER, type Folder, isDevelop } from "../../content/files";
import { readMarkdown } from "../../content/markdown";
import { slugOf } from "../../content/text";
import { itemsOf, recordOf } from "../../lib/unknownValue";
import {
  aboutName,
  firstOf,
  markdownFiles,
  RECORDS,
  type Records,
  slugOfFile,
  translationFile,
} from "./markdownNames";
import type { Documents, NewFiles } from "./readDataFolder";

/** The files to read, and the errors in them. */
export interface Reading {
  readonly records: ContentRecords;
  readonly folder: Folder;
  readonly documents: Documents;
  readonly instead: NewFiles;
  readonly diagnostics: Diagnostic[];
  /** The names of projects that a build leaves out. */
  readonly drafts: string[];
  /** The files of drafts, as the project's root sees them. Those with an error in them are no records. */
  readonly draftFiles: string[];
  /** The language to read them in, and the site's first; undefined for that one. */
  readonly language?: { readonly tag: string; readonly first: string } | undefined;
}

/** Keys of a front matter without words, and those by which other generators name a text's address. */
const SAME = ["name", "date", "updated", "draft", "order", "start", "end", "year", "live"];
const ADDRESS = /^(?:slug|url|permalink)$/i;

/** Reads a text in the language of this reading, or else in the first one. */
export const readText = async <Schema extends Parameters<typeof readMarkdown>[1]>(
  file: string,
  schema: Schema,
  reading: Reading,
) => {
  const { instead, language, diagnostics } = reading;
  const read = (name: string, base?: object) =>
    readMarkdown(name, schema, reading, instead[name] ?? undefined, base);
  if (language === undefined) return read(file);
  const { tag, first: lang } = language;
  const translation = translationFile(file, tag);
  if (!markdownFiles(instead).includes(translation)) return read(file, { lang });
  const original = await read(file);
  // The words of these belong to the text.
  const { title: _, summary: __, lang: ___, ...base } = original.markdown?.front ?? {};
  const translated = await read(translation, base);
  if (translated.markdown) {
    const { front, unusedKeys, diagnosticAt } = translated.markdown;
    const known = front as Readonly<Record<string, unknown>>;
    const firsts = base as Readonly<Record<string, unknown>>;
    const others = [
      ...SAME.filter((key) => known[key] !== firsts[key]),
      ...Object.keys(unusedKeys).filter((key) => ADDRESS.test(key)),
    ];
    for (const key of others)
      diagnostics.push(
        diagnosticAt([key], `${quote(key)} is the same in every language. Take this out.`, "key"),
      );
  }
  return translated;
};

/** Reads all texts in one of the folders of records. Each has an address of its own. */
export const readRecords = async <Schema extends Parameters<typeof readMarkdown>[1]>(
  folder: Records,
  schema: Schema,
  reading: Reading,
) => {
  const { documents, instead, diagnostics, draftFiles } = reading;
  const holders = new Map<string, string>();
  for (const { name } of itemsOf(documents[folder]?.value).map(recordOf))
    if (typeof name === "string")
      holders.set(slugOf(name), `the ${RECORDS[folder]} ${quote(name)} in ${folder}.json`);
  const records = [];
  const files = markdownFiles(instead).filter((it) => it.startsWith(`${folder}/`) && !firstOf(it));
  for (const file of files) {
    const slug = slugOfFile(file);
    const holder = holders.get(slug);
    const message =
      aboutName(file, folder) ??
      (holder && `The address /${folder}/${slug}/ is that of ${holder}. Rename this file.`);
    if (message !== undefined) diagnostics.push(aboutFile(file, message));
    holders.set(slug, `${DATA_FOLDER}/${file}`);
    const { markdown, diagnostics: inFile } = await readText(file, schema, reading);
    const isFaulty = inFile.some(isError);
    const isDraft = markdown?.fields.draft === true;
    const isUnused = isDraft && (isFaulty || (folder === "projects" && !isDevelop()));
    diagnostics.push(...(isUnused ? inFile.filter(isError) : inFile));
    if (isDraft) draftFiles.push(`${DATA_FOLDER}/${markdown?.file}`);
    if (markdown !== undefined && !(isDraft && isFaulty))
      records.push({ ...markdown, slug, isFaulty });
  }
  return records;
};
