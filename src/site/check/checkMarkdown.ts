import { today } from "../../content/dates";
import { aboutFile, type Diagnostic, inFull, quote, saidOnce } from "../../content/diagnostics";
import { type ContentRecords, DATA_FOLDER, isDevelop, ownersFolder } from "../../content/files";
import {
  fileOfText,
  type MarkdownContent,
  type MarkdownFile,
  type MarkdownPost,
  type MarkdownProject,
  pageFrontMatter,
  postFrontMatter,
} from "../../content/markdown";
import { fileError } from "../../content/references";
import { itemsOf, recordOf } from "../../lib/unknownValue";
import {
  asListed,
  type ProjectFrontMatter,
  projectFrontMatter,
} from "../../sections/projects/schema";
import { isPagePath } from "../collections/navigation";
import { firstOf, markdownFiles, RECORDS } from "./markdownNames";
import { type Documents, languagesOf, type NewFiles } from "./readDataFolder";
import { type Reading, readRecords, readText } from "./readRecords";
import { notOfTheSite } from "./translate";

const PAGES_FOLDER = "pages";

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
    const message = fileError({ name: file, file }, folder);
    if (message !== undefined && navigation !== undefined) {
      diagnostics.push(navigation.diagnosticAt([index, "page"], message));
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
  const message = `The site reads no text of this name. Posts belong into ${DATA_FOLDER}/posts/, projects into ${DATA_FOLDER}/projects/, and a page of yours is named in navigation.json: "page": ${inFull(files[0])}.`;
  return saidOnce(files.map((file) => aboutFile(file, message)));
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
