import { aboutFile, type Diagnostic } from "./diagnostics/diagnostic";
import { type MarkdownContent, textsOf } from "./markdown/markdownContent";

/** One notice about all keys of front matter that change nothing. */
const aboutUnused = (markdown: MarkdownContent): Diagnostic[] => {
  const texts = textsOf(markdown).filter(({ unusedKeys }) => unusedKeys.length > 0);
  const keys = [...new Set(texts.flatMap(({ unusedKeys }) => unusedKeys))].sort().join(", ");
  const others = texts.length > 1 ? `, nor in ${texts.length - 1} more` : "";
  return texts
    .slice(0, 1)
    .map(({ file }) => aboutFile(file, `These keys change nothing here${others}: ${keys}.`));
};

/** Notices for an owner about valid texts: posts of a later day, and what is probably not meant. */
export const noticesAbout = (markdown: MarkdownContent): Diagnostic[] => [
  ...markdown.posts
    .filter(({ isDraft, draft }) => isDraft && !draft)
    .map(({ file, date }) => aboutFile(file, `The build leaves this out until its day, ${date}.`)),
  ...aboutUnused(markdown),
  ...textsOf(markdown).flatMap(({ notices }) => notices),
];
