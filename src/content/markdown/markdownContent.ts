import type { Root } from "mdast";
import type { z } from "zod";
import type { Position } from "../diagnostics";
import type { DiagnosticAt } from "../json";
import type { postFrontMatter } from "./frontMatter";

/** Something that a Markdown file names, and its position there. */
export interface NamedInFile extends Position {
  readonly name: string;
}

/** A checked Markdown file of `data/`. */
export interface MarkdownFile {
  /** Its path inside `data/`, such as "posts/first-walk.md". */
  readonly file: string;
  /** Its language, where that is not the site's. */
  readonly lang?: string | undefined;
  /** The text without the front matter. */
  readonly body: string;
  /** The body, parsed. */
  readonly tree: Root;
  /** The paths inside `data/` of the pictures in it. */
  readonly pictures: readonly string[];
  /** The text in about a sentence: the owner's, or else its first paragraph; empty where there is neither. */
  readonly summary: string;
  readonly readingMinutes: number;
  /** The addresses of its links. */
  readonly links: readonly NamedInFile[];
  /** The addresses of its headings and footnotes. Unknown where the text can't be read. */
  readonly anchors: readonly string[] | undefined;
  /** Keys of its front matter that change nothing here, and their values. */
  readonly unusedKeys: Readonly<Record<string, unknown>>;
}

type PostFrontMatter = z.output<typeof postFrontMatter>;

/** `data/posts/<slug>.md` */
export interface MarkdownPost
  extends MarkdownFile,
    Omit<PostFrontMatter, "lang" | "summary" | "cover"> {
  readonly slug: string;
  /** The path inside `data/` of the picture above its text. */
  readonly cover?: string | undefined;
  /** Not in a build: its owner says so (`draft`), or its day is still to come. */
  readonly isDraft: boolean;
}

/** `data/projects/<slug>.md`. All but its text is among the projects of the content, by its name. */
export interface MarkdownProject extends MarkdownFile {
  readonly name: string;
  readonly slug: string;
  /** Its owner's summary, whole. */
  readonly ownSummary?: string | undefined;
  /** Its front matter as an item of `projects.json`. */
  readonly listed: object;
  /** Finds the place in the file of a part of `listed`. */
  readonly diagnosticAt: DiagnosticAt;
}

/** All content that is written in Markdown. */
export interface MarkdownContent {
  /** In the order of their list, where they are first. */
  readonly projects: readonly MarkdownProject[];
  /** The newest first. */
  readonly posts: readonly MarkdownPost[];
  /** The pages that `navigation.json` names, by their path inside `data/`. */
  readonly pages: Readonly<Record<string, MarkdownFile>>;
}

export const NO_MARKDOWN: MarkdownContent = { projects: [], posts: [], pages: {} };

/** Every file of it. */
export const textsOf = ({ projects, posts, pages }: MarkdownContent): readonly MarkdownFile[] => [
  ...projects,
  ...posts,
  ...Object.values(pages),
];
