import { aboutFile, type Diagnostic } from "./diagnostics/diagnostic";
import type { MarkdownContent } from "./markdown/markdownContent";

/** Notices for an owner about valid texts: posts of a later day, and what is probably not meant. */
export const noticesAbout = ({ posts, pages }: MarkdownContent): Diagnostic[] => [
  ...posts
    .filter(({ isDraft, draft }) => isDraft && !draft)
    .map(({ file, date }) => aboutFile(file, `The build leaves this out until its day, ${date}.`)),
  ...[...posts, ...Object.values(pages)].flatMap(({ notices }) => notices),
];
