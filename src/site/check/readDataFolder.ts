import fs from "node:fs";
import path from "node:path";
import { z } from "zod";
import {
  aboutFile,
  type Diagnostic,
  inFull,
  likelyMeant,
  saidOnce,
} from "../../content/diagnostics";
import { DATA_FOLDER, ownersFolder } from "../../content/files";
import {
  type DiagnosticAt,
  dataFile,
  type JsonDocument,
  type JsonPath,
  readDocument,
  textsIn,
} from "../../content/json";
import {
  isTextPicturePath,
  PICTURE_ENDINGS,
  type SchemaMeta,
  valuesWithMeta,
} from "../../content/schema";
import { itemsOf, recordOf } from "../../lib/unknownValue";
import { DEFAULT_LANGUAGE } from "../../words/languages";
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  type CollectionName,
  isOptional,
} from "../collections/collections";
import { translationSchema } from "../collections/translation";
import { unlistedCollections } from "../collections/unlisted";

/** `general.de` */
type TranslationName = `${CollectionName}.${string}`;

/** The data files that are JSON, whatever their content. */
export type Documents = Partial<Record<CollectionName, JsonDocument>> &
  Record<TranslationName, JsonDocument>;

/** The file of a translation in its parts; undefined for another file. */
export const translationParts = (name: string) => {
  const [, collection, tag] = /^([^.]+)\.([^.]+)$/.exec(name) ?? [];
  const isKnown = COLLECTION_NAMES.some((it) => it === collection);
  return tag && isKnown ? { collection: collection as CollectionName, tag } : undefined;
};

/** The languages of the site as its file says, the first one first. */
export const languagesOf = ({ site }: Documents): readonly unknown[] => {
  const { language = DEFAULT_LANGUAGE, languages = [language] } = recordOf(site?.value);
  return itemsOf(languages);
};

/** The hashes of the texts that translations are of: `npm run check:content -- --accept` writes it. */
export const HASHES_FILE = "translations.json";

/** New files of `data/` by their names; null for one that is to be deleted. */
export type NewFiles = Readonly<Record<string, Buffer | null>>;

/** Reads all JSON files of `data/`, but those for which `instead` is read. Those that can't be read get diagnostics. */
export function readDataFolder(instead: NewFiles = {}) {
  const { at, files } = ownersFolder(DATA_FOLDER);
  const documents: Documents = {};
  const translations = [...new Set([...files, ...Object.keys(instead)])]
    .filter((file) => file.endsWith(".json") && instead[file] !== null)
    .map((file) => file.slice(0, -".json".length))
    .filter((name): name is TranslationName => translationParts(name) !== undefined);
  const names = [...COLLECTION_NAMES, ...translations];
  const diagnostics = unreadFiles(
    files.filter((it) => it !== HASHES_FILE && !names.some((name) => it === `${name}.json`)),
  );
  for (const collection of names) {
    const name = `${collection}.json`;
    const bytes =
      instead[name] ?? (files.includes(name) ? fs.readFileSync(path.join(at, name)) : undefined);
    if (bytes !== undefined) {
      const { document, diagnostics: inFile } = readDocument(dataFile(collection), bytes);
      diagnostics.push(...inFile);
      if (document) documents[collection] = document;
    } else if (unlistedCollections(documents.navigation?.value).includes(collection)) {
      const value = emptyValue(collection as CollectionName);
      const diagnosticAt: DiagnosticAt = (_, message) => aboutFile(name, message);
      if (value !== undefined) documents[collection] = { value, diagnosticAt };
    } else if (!isOptional(collection as CollectionName)) {
      diagnostics.push(aboutFile(name, "This file is missing."));
    }
  }
  return { documents, diagnostics };
}

/** Content that fits a schema and that no page shows; undefined for a file that the owner may do without anyway. */
const emptyValue = (collection: CollectionName): unknown => {
  if (isOptional(collection)) return undefined;
  const isList = COLLECTIONS[collection].schema instanceof z.ZodArray;
  return isList ? [] : { heading: collection, paragraphs: [] };
};

const NAMES = COLLECTION_NAMES.map((collection) => `${collection}.json`);

/** Files in `data/` that the site would not read: most likely misspelt, or in the wrong place. */
const unreadFiles = (files: readonly string[]): Diagnostic[] =>
  saidOnce(
    files
      .filter((file) => !isTextPicturePath(file) && !file.endsWith(".md"))
      .map((file) => aboutFile(file, `The site reads no file of this name. ${hint(file)}`)),
  );

function hint(file: string): string {
  const { name, ext } = path.posix.parse(file);
  if (/^\.(?:mdx|markdown)$/.test(ext)) return `Call it ${inFull(`${name}.md`)}.`;
  if (/^\.(?:hei[cf]|bmp)$/i.test(ext)) return "Browsers do not show it: export it as .jpg.";
  const meant = likelyMeant(name, COLLECTION_NAMES);
  return meant === undefined
    ? `It reads ${NAMES.join(", ")}, pictures that end in ${PICTURE_ENDINGS}, drawings that end in .svg, moving pictures that end in .gif, and texts in Markdown that end in .md.`
    : `Did you mean ${inFull(dataFile(meant))}?`;
}

/** A text in a data file whose schema is registered, and its place. */
export interface TextWithMeta {
  readonly document: JsonDocument;
  readonly path: JsonPath;
  readonly text: string;
  readonly meta: SchemaMeta;
}

/** All texts in the documents whose schemas are registered. */
export const textsWithMeta = (documents: Documents): TextWithMeta[] =>
  Object.entries<JsonDocument | undefined>(documents).flatMap(([name, document]) => {
    // The texts of other translations are in the documents of their language.
    if (document === undefined || /^(?!career)\w+\./.test(name)) return [];
    const { schema } = COLLECTIONS[name as CollectionName] ?? { schema: translationSchema };
    return valuesWithMeta(schema, document.value).flatMap(({ path: place, value, meta }) =>
      textsIn(value, place).map((found) => ({ ...found, document, meta })),
    );
  });
