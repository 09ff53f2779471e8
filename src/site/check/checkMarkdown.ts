import path from "node:path";
import { aboutFile, type Diagnostic, inFull, quote, saidOnce } from "../../content/diagnostics";
import {
  type ContentRecords,
  DATA_FOLDER,
  type Folder,
  isDevelop,
  ownersFolder,
} from "../../content/files";
import {
  fileOfText,
  type MarkdownContent,
  type MarkdownFile,
  type MarkdownPost,
  type MarkdownProject,
  pageFrontMatter,
  postFrontMatter,
  readMarkdown,
} from "../../content/markdown";
import { fileDiagnostic } from "../../content/references";
import { isCanonicalLanguage, today } from "../../content/schema";
import { slugOf, slugWords } from "../../content/text";
import { itemsOf, recordOf } from "../../lib/unknownValue";
import {
  asListed,
  type ProjectFrontMatter,
  projectFrontMatter,
} from "../../sections/projects/schema";
import { isPagePath } from "../collections/navigation";
import { type Documents, languagesOf, type NewFiles } from "./readDataFolder";
import { notOfTheSite } from "./translate";

/** The folders of texts that are records of a list, and one of them. */
const RECORDS = { posts: "post", projects: "project" } as const;
const PAGES_FOLDER = "pages";

type Records = keyof typeof RECORDS;

/** The paths inside `data/` of all Markdown files. */
const markdownFiles = (instead: NewFiles = {}): string[] =>
  [...new Set([...ownersFolder(DATA_FOLDER).files, ...Object.keys(instead)])]
    .filter((file) => file.endsWith(".md") && instead[file] !== null)
    .sort();

/** In bytes. A file system's limit is 255, and a name has an ending. */
const LONGEST_NAME = 200;

/** Cuts a name at a hyphen where it is too long, or else at a character. */
const cutName = (name: string): string => {
  const characters = [...name];
  while (Buffer.byteLength(characters.join("")) > LONGEST_NAME) characters.pop();
  const cut = characters.join("");
  return cut === name ? name : cut.replace(/-[^-]*$/, "");
};

/** The name of a record's file, made of its title or of a name that doesn't fit. */
export const recordFileName = (title: string): string => cutName(slugWords(title) || slugOf(title));

/** The part of a record's address that its file names: `posts/a-walk.md` and `posts/a-walk/index.md` are both "a-walk". */
const slugOfFile = (file: string): string =>
  /^[^/]+\/([^/]+)\/index\.md$/.exec(file)?.[1] ?? path.posix.parse(file).name;

const aboutName = (file: string, folder: Records): string | undefined => {
  const record = RECORDS[folder];
  const slug = slugOfFile(file);
  const fitting = recordFileName(slug);
  const name = file.slice(`${folder}/`.length);
  if (slug === "_index") return "Hugo's page of a list: this site makes its own. Delete this file.";
  if (name !== `${slug}.md` && name !== `${slug}/index.md`)
    return `The text of a ${record} is ${DATA_FOLDER}/${folder}/its-name.md, or index.md in a folder of its own, ${DATA_FOLDER}/${folder}/its-name/.`;
  return fitting === slug
    ? undefined
    : `The file's name is a part of the ${record}'s address: small letters, digits and hyphens, up to ${LONGEST_NAME} bytes. Call it "${name.replace(slug, fitting)}".`;
};

/** The file of a translation: `posts/a-walk.de.md` is one of `posts/a-walk.md`. */
const TRANSLATION = /^(.+)\.([^./]+)\.md$/;

const firstOf = (file: string): { first: string; tag: string } | undefined => {
  const [, name, tag = ""] = TRANSLATION.exec(file) ?? [];
  return name && isCanonicalLanguage(tag) ? { first: `${name}.md`, tag } : undefined;
};

export const translationFile = (file: string, tag: string): string =>
  file.replace(/\.md$/, `.${tag}.md`);

/** Keys of a front matter without words, and those by which other generators name a text's address. */
const SAME = ["name", "date", "updated", "draft", "order", "start", "end", "year", "live"];
const ADDRESS = /^(?:slug|url|permalink)$/i;

/** Reads a text in the language of this reading, or else in the first one. */
const readText = async <Schema extends Parameters<typeof readMarkdown>[1]>(
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
const readRecords = async <Schema extends Parameters<typeof readMarkdown>[1]>(
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
    const sentence =
      aboutName(file, folder) ??
      (holder && `The address /${folder}/${slug}/ is that of ${holder}. Rename this file.`);
    if (sentence !== undefined) diagnostics.push(aboutFile(file, sentence));
    holders.set(slug, `${DATA_FOLDER}/${file}`);
    const { markdown, diagnostics: inFile } = await readText(file, schema, reading);
    diagnostics.push(...inFile);
    const isFaulty = inFile.length > 0;
    const isDraft = markdown?.fields.draft === true;
    if (isDraft) draftFiles.push(`${DATA_FOLDER}/${markdown?.file}`);
    if (markdown !== undefined && !(isDraft && isFaulty))
      records.push({ ...markdown, slug, isFaulty });
  }
  return records;
};

/** The files to read, and the errors in them. */
interface Reading {
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

const newestFirst = (one: MarkdownPost, other: MarkdownPost): number =>
  other.date.localeCompare(one.date, "en") || one.slug.localeCompare(other.slug, "en");

const checkPosts = async (reading: Reading): Promise<MarkdownPost[]> => {
  const records = await readRecords("posts", postFrontMatter, reading);
  const posts = records.map(
    ({ frontMatter, slug, file, tree, pictures, ...rest }): MarkdownPost => {
      // With an error in it: links to it, and from it, are checked all the same.
      const unknown = { title: slug, date: today(), tags: [], draft: false, cover: undefined };
      const { cover: picture, ...front } = frontMatter ?? unknown;
      const cover = picture && fileOfText(file, picture.file);
      const isDraft = front.draft || front.date > today();
      const post = { ...front, ...rest, file, slug, cover, isDraft };
      if (picture === undefined || cover === undefined) return { ...post, tree, pictures };
      const image = { type: "image" as const, url: picture.file, alt: picture.alt };
      const first = { type: "paragraph" as const, children: [image] };
      return {
        ...post,
        tree: { ...tree, children: [first, ...tree.children] },
        pictures: [cover, ...pictures],
      };
    },
  );
  return posts.sort(newestFirst);
};

/** By their owner's order; then those that end last, and of these those that began last. */
const inOrder = (one: ProjectFrontMatter, other: ProjectFrontMatter): number => {
  const orderOf = ({ order = "Infinity" }: ProjectFrontMatter) => Number(order);
  // "present" is after every year.
  const timeOf = ({ start, end, year }: ProjectFrontMatter) =>
    `${end ?? start ?? year?.slice(-4) ?? ""} ${start ?? ""}`;
  if (orderOf(one) !== orderOf(other)) return orderOf(one) - orderOf(other);
  const [its, others] = [timeOf(one), timeOf(other)];
  return its === others ? 0 : its < others ? 1 : -1;
};

const checkProjects = async (reading: Reading): Promise<MarkdownProject[]> => {
  const records = await readRecords("projects", projectFrontMatter, reading);
  const texts = records.map(({ frontMatter, fields, ...text }) => {
    const known: Partial<ProjectFrontMatter> = frontMatter ?? fields;
    const front: ProjectFrontMatter = { name: text.slug, draft: false, ...known };
    return { ...text, front, lang: front.lang, name: front.name };
  });
  for (const { front } of texts) if (front.draft && !isDevelop()) reading.drafts.push(front.name);
  return texts
    .filter(({ front }) => isDevelop() || !front.draft)
    .sort((one, other) => inOrder(one.front, other.front))
    .map(({ front, isFaulty, diagnosticAt, ...text }) => ({
      ...text,
      ownSummary: front.summary,
      // Pictures and a start with an error have been reported.
      listed: {
        ...asListed(front, (picture) => fileOfText(text.file, picture)),
        ...(isFaulty && { pictures: undefined }),
        ...(isFaulty && front.start === undefined && { end: undefined }),
      },
      diagnosticAt: (place, ...rest) =>
        diagnosticAt(
          place.filter((step) => step !== "basics" && step !== "aboutCompany"),
          ...rest,
        ),
    }));
};

const checkPages = async (reading: Reading) => {
  const { documents, folder, diagnostics } = reading;
  const { navigation } = documents;
  const pages: Record<string, MarkdownFile> = {};
  const seen = new Set<string>();
  for (const [index, item] of itemsOf(navigation?.value).entries()) {
    const { page: file } = recordOf(item);
    if (typeof file !== "string" || !isPagePath(file) || seen.has(file)) continue;
    seen.add(file);
    const sentence = fileDiagnostic({ name: file, file }, folder);
    if (sentence !== undefined && navigation !== undefined) {
      diagnostics.push(navigation.diagnosticAt([index, "page"], sentence));
      continue;
    }
    const { markdown, diagnostics: inFile } = await readText(file, pageFrontMatter, reading);
    diagnostics.push(...inFile);
    if (markdown === undefined) continue;
    const { frontMatter, ...page } = markdown;
    pages[file] = { ...page, lang: frontMatter?.lang };
  }
  if (navigation !== undefined)
    diagnostics.push(...unreadTexts(seen), ...aboutTranslations(seen, documents, reading.instead));
  return pages;
};

/** Markdown files that are neither posts nor pages; `navigation.json` names those in `named`. */
const unreadTexts = (named: ReadonlySet<string>): Diagnostic[] => {
  const files = markdownFiles()
    .filter((file) => ![...Object.keys(RECORDS), PAGES_FOLDER].includes(file.split("/")[0] ?? ""))
    .filter((file) => !named.has(file) && !named.has(firstOf(file)?.first ?? ""));
  const sentence = `The site reads no text of this name. Posts belong into ${DATA_FOLDER}/posts/, projects into ${DATA_FOLDER}/projects/, and a page of yours is named in navigation.json: "page": ${inFull(files[0])}.`;
  return saidOnce(files.map((file) => aboutFile(file, sentence)));
};

/** Translations of no text, and into no language of the site. */
const aboutTranslations = (
  pages: ReadonlySet<string>,
  documents: Documents,
  instead: NewFiles,
): Diagnostic[] => {
  const files = markdownFiles(instead);
  const [firstLanguage, ...languages] = languagesOf(documents);
  return files.flatMap((file) => {
    const { first = "", tag } = firstOf(file) ?? {};
    if (first === "" || pages.has(file)) return [];
    const isText = Object.hasOwn(RECORDS, first.split("/")[0] ?? "") || pages.has(first);
    if (!files.includes(first) || !isText)
      return [aboutFile(file, `There is no ${quote(`${DATA_FOLDER}/${first}`)} to translate.`)];
    return languages.includes(tag) ? [] : [aboutFile(file, notOfTheSite(tag, firstLanguage))];
  });
};

/** Reads and checks all projects, posts and pages in Markdown, among them those with errors. */
export const checkMarkdown = async (
  documents: Documents,
  instead: NewFiles,
  records: ContentRecords,
  language?: Reading["language"],
): Promise<MarkdownContent & Pick<Reading, "diagnostics" | "drafts" | "draftFiles">> => {
  const reading: Reading = {
    ...{ records, folder: ownersFolder(DATA_FOLDER), documents, instead, language },
    ...{ diagnostics: [], drafts: [], draftFiles: [] },
  };
  const projects = await checkProjects(reading);
  const posts = await checkPosts(reading);
  const pages = await checkPages(reading);
  const { diagnostics, drafts, draftFiles } = reading;
  return { projects, posts, pages, diagnostics: saidOnce(diagnostics), drafts, draftFiles };
};
