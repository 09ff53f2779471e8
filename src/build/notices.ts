import { quote } from "./diagnostics/quote";
import type { MarkdownContent } from "./markdown/markdownContent";
import { DATA_FOLDER } from "./paths";

/** Notices for an owner about valid content: posts of a later day, and code in unknown languages. */
export const noticesAbout = ({ posts, pages }: MarkdownContent): string[] => [
  ...posts
    .filter(({ isDraft, draft }) => isDraft && !draft)
    .map(({ file, date }) => `The build leaves out ${DATA_FOLDER}/${file} until its day, ${date}.`),
  ...[...posts, ...Object.values(pages)].flatMap(({ file, plainCode }) =>
    plainCode.map(
      ({ name, line }) =>
        `${DATA_FOLDER}/${file}:${line}: The highlighter knows no language ${quote(name)}, so this code is shown plain. The languages: https://prismjs.com/#supported-languages`,
    ),
  ),
];
