/** A Markdown file's two parts, and where in the file each begins. */
export interface MarkdownParts {
  /** Undefined where the file has none. */
  readonly frontMatter: { readonly text: string; readonly offset: number } | undefined;
  readonly body: { readonly text: string; readonly offset: number };
}

/** Between a first line `---` and the next such line. */
const FRONT_MATTER = /^(---[ \t]*\r?\n)((?:.*\r?\n)*?)---[ \t]*(?:\r?\n|$)/;

/** Parts a file into its front matter and the text below. */
export const splitFrontMatter = (file: string): MarkdownParts => {
  const [whole = "", opening = "", text = ""] = FRONT_MATTER.exec(file) ?? [];
  return {
    frontMatter: whole === "" ? undefined : { text, offset: opening.length },
    body: { text: file.slice(whole.length), offset: whole.length },
  };
};
